#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run_test.sh SOURCE_DIR PROGRAM : packaging/run without a display does the main job, and refuses in one sentence.
set -uo pipefail
source_dir=$1
program=$2
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
unset DISPLAY WAYLAND_DISPLAY
export HOME=$room/home XDG_DATA_HOME=$room/data XDG_CONFIG_HOME=$room/config QT_QPA_PLATFORM=offscreen
mkdir -p "$HOME"
failures=0
check() { # check SENTENCE COMMAND...
  local sentence=$1
  shift
  if "$@"; then
    echo "ok: $sentence"
  else
    echo "NOT OK: $sentence"
    failures=$((failures + 1))
  fi
}
one_sentence() { [ "$(wc -l <"$1")" -eq 1 ] && [ -s "$1" ]; }
exits_with() { # exits_with CODE COMMAND... : stderr goes to $room/err
  local wanted=$1 got=0
  shift
  "$@" >"$room/out" 2>"$room/err" || got=$?
  [ "$got" -eq "$wanted" ] || { echo "  exit code $got instead of $wanted"; cat "$room/err"; false; }
}

export FITGAUGE_PROGRAM=$program FITGAUGE_OUTPUT=$room/output
check "run does the main job without a display" exits_with 0 "$source_dir/packaging/run"
check "run says where it wrote" grep -q "$room/output/comparison.csv" "$room/out"
check "the CSV has a header row and rows" test "$(grep -vc '^#' "$room/output/comparison.csv")" -gt 10
check "the PDF is a PDF" test "$(head -c 5 "$room/output/comparison.pdf")" = "%PDF-"
check "the picture is a PNG" grep -aq PNG "$room/output/window.png"
check "nothing else is left in the folder" test "$(find "$room/output" -type f | wc -l)" -eq 3
check "the catalog was built in the data folder" test -s "$room/data/fitgauge/catalog.sqlite"
check "running twice is safe" exits_with 0 "$source_dir/packaging/run"

check "an unknown option is refused" exits_with 2 "$program" --no-such-option
check "  in one sentence" one_sentence "$room/err"
check "a missing catalog file is refused" exits_with 3 "$program" render all --to "$room/x" --catalog "$room/none.sqlite"
check "  in one sentence" one_sentence "$room/err"
check "  and nothing is written" test ! -e "$room/x"
echo plain >"$room/file"
check "an unwritable target is refused" exits_with 3 "$program" render all --to "$room/file/below"
check "  in one sentence" one_sentence "$room/err"
check "an unwritable data folder is refused" exits_with 3 env XDG_DATA_HOME="$room/file" "$program" render csv --to "$room/c.csv"
check "  in one sentence" one_sentence "$room/err"
head -c 100000 /dev/urandom >"$room/data/fitgauge/catalog.sqlite"
check "a damaged catalog is replaced" exits_with 0 "$program" render csv --to "$room/c.csv"
check "  and kept aside" test "$(find "$room/data/fitgauge" -name 'catalog*' -size -101k -size +97k | wc -l)" -ge 1
check "  with a message" test -s "$room/err"

cat >"$room/vast.json" <<'JSON'
{"offers": [{"machine_id": 1, "gpu_name": "RTX 4090", "num_gpus": 1, "gpu_ram": 24564, "dph_base": 0.4},
            {"machine_id": 2, "gpu_name": "RTX 4090", "num_gpus": 1, "gpu_ram": 24564, "dph_base": -1}]}
JSON
check "an import tells what it kept" exits_with 0 "$program" import --feed vast "$room/vast.json" --json
check "  as JSON" grep -q '"kept":1.*"rejected":1.*"seen":2' "$room/out"
check "  and the same again changes nothing" exits_with 0 "$program" import --feed vast "$room/vast.json" --json
check "  but says so" grep -q '"unchanged":1' "$room/out"
echo '<html>blocked</html>' >"$room/page"
check "a page that is no answer of the source is refused" exits_with 3 "$program" import --feed vast "$room/page"
check "  in one sentence" one_sentence "$room/err"
check "an unknown source is refused" exits_with 2 "$program" import --feed nobody "$room/page"

printf 'ID=plan9\nVERSION_ID=4\nPRETTY_NAME="Plan 9"\n' >"$room/os-release"
check "an unknown distribution is refused" exits_with 1 env -u FITGAUGE_PROGRAM FITGAUGE_OS_RELEASE="$room/os-release" "$source_dir/packaging/run"
check "  in one sentence" one_sentence "$room/err"
[ $failures -eq 0 ]
