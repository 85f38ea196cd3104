#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the constants of the speed model (resources/catalog/speed_constants.csv, rows "fit").

There is one implementation of the model, the one that ships: this script asks fitgauge_bench for its
predictions and moves the constants by damped least squares (Levenberg-Marquardt) on the logarithm of
predicted / measured, with a soft-L1 loss, so that a row that is far off pulls no harder than one that is
somewhat off. A source with n figures of a quantity weighs as n^0.6 figures, so that none dominates.

  speed_fit.py --bench build/release/bin/fitgauge_bench --rows measured_throughput.csv            fit all
  speed_fit.py ... --leave-one-out speed_leave_one_out.csv                       refit without each source
  speed_fit.py ... --write resources/catalog/speed_constants.csv                       store what was found

Standard library only. A fit takes about a minute, leave-one-out about ten.
"""
import argparse
import csv
import math
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

# Bounds that keep a constant within what it means.
BOUNDS = {
    "bandwidth_hbm": (0.6, 0.97), "bandwidth_gddr": (0.6, 0.97), "kv_read_share": (0.3, 1.0),
    "weight_only_4bit_read": (0.3, 1.0), "compute_16": (0.3, 0.95), "compute_8": (0.25, 0.95),
    "compute_4": (0.2, 0.95), "compute_attention": (0.2, 0.95), "expert_compute": (0.3, 1.0),
    "expert_read": (0.3, 1.0), "amd_share": (0.5, 1.0), "prompt_collision": (0.05, 1.0),
    "link_share_pcie": (0.1, 1.0), "link_share_nvlink": (0.1, 1.0), "llama_bandwidth_quantised": (0.5, 1.0),
    "llama_bandwidth_16": (0.5, 1.0), "decode_tile_hopper": (8, 64), "memory_share": (0.8, 0.95),
}
SOFT = 0.1  # ln units: where the loss turns from square to linear
DAMPING = 1e-2


def read_constants(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def write_constants(path, rows, values):
    with open(path, "w", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        for row in rows:
            row = dict(row)
            if row["name"] in values:
                row["value"] = "%.4g" % values[row["name"]]
            writer.writerow(row)


class Model:
    """Predictions of the bench for any values of the constants."""

    def __init__(self, bench, rows_file, constants):
        self.bench, self.rows_file, self.constants = bench, rows_file, constants

    def predict(self, values):
        with tempfile.TemporaryDirectory() as folder:
            constants, out = os.path.join(folder, "c.csv"), os.path.join(folder, "p.csv")
            rows = [{"name": r["name"], "value": repr(values.get(r["name"], float(r["value"])))}
                    for r in self.constants]
            with open(constants, "w", newline="") as file:
                writer = csv.DictWriter(file, ["name", "value"], lineterminator="\n")
                writer.writeheader()
                writer.writerows(rows)
            subprocess.run([self.bench, "accuracy", "--speed", self.rows_file, "--constants", constants,
                            "--predictions", out], check=True, stdout=subprocess.DEVNULL)
            with open(out, newline="") as file:
                return {(p["id"], p["quantity"]): math.log(float(p["predicted"]) / float(p["measured"]))
                        for p in csv.DictReader(file) if p["predicted"]}


def weights_of(figures, source_of):
    counts = {}
    for identity, quantity in figures:
        key = (source_of[identity], quantity)
        counts[key] = counts.get(key, 0) + 1
    return {f: counts[(source_of[f[0]], f[1])] ** -0.4 for f in figures}


def loss(residuals, weights):
    return sum(weights[f] * 2 * SOFT ** 2 * (math.sqrt(1 + (r / SOFT) ** 2) - 1)
               for f, r in residuals.items() if f in weights)


def solve(matrix, right):
    n = len(right)
    rows = [matrix[i][:] + [right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, n + 1):
                rows[r][c] -= factor * rows[i][c]
    out = [0.0] * n
    for i in reversed(range(n)):
        out[i] = (rows[i][n] - sum(rows[i][c] * out[c] for c in range(i + 1, n))) / rows[i][i]
    return out


def clamp(name, value):
    low, high = BOUNDS.get(name, (0, math.inf))
    return min(max(value, low), high)


def step(model, names, values, residuals, weights, damping, pool):
    """One damped Gauss-Newton step in the logarithm of the constants."""
    h = 0.02
    moved = [dict(values, **{n: values[n] * math.exp(h)}) for n in names]
    columns = list(pool.map(model.predict, moved))
    keys = [f for f in residuals if f in weights]
    iteratively = {f: weights[f] / math.sqrt(1 + (residuals[f] / SOFT) ** 2) for f in keys}
    jacobian = [[(columns[k].get(f, residuals[f]) - residuals[f]) / h for f in keys] for k in range(len(names))]
    scaled = [[g * iteratively[f] for g, f in zip(row, keys)] for row in jacobian]
    matrix = [[sum(a * b for a, b in zip(scaled[i], jacobian[j])) for j in range(len(names))]
              for i in range(len(names))]
    right = [-sum(a * residuals[f] for a, f in zip(scaled[i], keys)) for i in range(len(names))]
    for i in range(len(names)):
        matrix[i][i] += damping * (matrix[i][i] + 1e-3)
    return solve(matrix, right)


def fit(model, names, values, weights, iterations, pool, verbose=False):
    residuals = model.predict(values)
    current, damping = loss(residuals, weights), DAMPING
    for iteration in range(iterations):
        change = step(model, names, values, residuals, weights, damping, pool)
        improved = False
        for shrink in (1, 0.5, 0.2, 0.05):
            trial = dict(values)
            for name, by in zip(names, change):
                trial[name] = clamp(name, values[name] * math.exp(max(-0.7, min(0.7, by * shrink))))
            new = model.predict(trial)
            value = loss(new, weights)
            if value < current * (1 - 1e-5):
                gain = 1 - value / current
                values, residuals, current, improved = trial, new, value, True
                break
        damping = damping * (0.5 if improved else 4)
        if verbose:
            print("iteration %d loss %.5f" % (iteration + 1, current), flush=True)
        if not improved and damping > 1 or improved and gain < 3e-4:
            break
    return values, current


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", required=True)
    parser.add_argument("--rows", required=True)
    parser.add_argument("--constants", default="resources/catalog/speed_constants.csv")
    parser.add_argument("--iterations", type=int, default=12)
    parser.add_argument("--leave-one-out", metavar="OUT")
    parser.add_argument("--smallest", type=int, default=15, help="rows of a source worth leaving out")
    parser.add_argument("--write", metavar="OUT")
    options = parser.parse_args()

    constants = read_constants(options.constants)
    names = [r["name"] for r in constants if r["set_by"] == "fit"]
    values = {r["name"]: float(r["value"]) for r in constants}
    with open(options.rows, newline="") as file:
        rows = {r["id"]: r for r in csv.DictReader(file)}
    source_of = {i: r["source"] for i, r in rows.items()}
    model = Model(options.bench, options.rows, constants)
    used = [f for f in model.predict(values) if not rows[f[0]]["use_note"]]
    with ThreadPoolExecutor(2) as pool:
        everything = weights_of(used, source_of)
        values, value = fit(model, names, values, everything, options.iterations, pool, verbose=True)
        if options.write:
            write_constants(options.write, constants, values)
        for name in names:
            print("%-28s %.4g" % (name, values[name]))
        if options.leave_one_out:
            leave_one_out(model, names, values, used, source_of, options, pool)


def summary(errors):
    errors = sorted(errors)
    return ["%d" % len(errors), "%.1f" % (100 * errors[len(errors) // 2]),
            "%.1f" % (100 * errors[min(len(errors) - 1, int(len(errors) * 0.9))])]


def leave_one_out(model, names, values, used, source_of, options, pool):
    """Refits without each source, from the full fit, and stores the errors on the source left out."""
    members = {}
    for figure in used:
        members.setdefault(source_of[figure[0]], []).append(figure)
    with open(options.leave_one_out, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["source", "quantity", "rows", "median_pct", "p90_pct"])
        for source, figures in sorted(members.items()):
            if len({f[0] for f in figures}) < options.smallest:
                continue
            rest = weights_of([f for f in used if source_of[f[0]] != source], source_of)
            without, _ = fit(model, names, dict(values), rest, 5, pool)
            residuals = model.predict(without)
            errors = {f: abs(math.exp(residuals[f]) - 1) for f in figures}
            writer.writerow([source, "all"] + summary(errors.values()))
            for quantity in sorted({f[1] for f in figures}):
                writer.writerow([source, quantity] + summary(e for f, e in errors.items() if f[1] == quantity))
            print("without %-60s" % source[:60], *summary(errors.values()), flush=True)


if __name__ == "__main__":
    main()
