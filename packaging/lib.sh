# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by packaging/run, packaging/test and .ci/run: finds the distribution, installs what is missing, builds.
# Sourced, not run. Says every step it takes.

say() { printf 'fitgauge: %s\n' "$*"; }
stop() {
  printf 'fitgauge: %s\n' "$*" >&2
  exit 1
}

source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

check_distribution() {
  local id="" version_id="" name="this system"
  local release_file=${FITGAUGE_OS_RELEASE:-/etc/os-release}
  if [ -r "$release_file" ]; then
    id=$(. "$release_file" && printf '%s' "${ID:-}")
    version_id=$(. "$release_file" && printf '%s' "${VERSION_ID:-}")
    name=$(. "$release_file" && printf '%s' "${PRETTY_NAME:-this system}")
  fi
  case "$id:${version_id%%.*}" in
    debian:1[2-9] | ubuntu:2[4-9]) say "on $name" ;;
    *) stop "$name is not supported by this script: it knows Debian 12 or newer and Ubuntu 24.04 or newer. CONTRIBUTING.md lists the packages to install by hand." ;;
  esac
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo >/dev/null; then
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  else
    stop "installing packages needs root or sudo; as root, run: $*"
  fi
}

# missing_packages NAME|ALTERNATIVE ... : prints those of which no alternative is installed, a line each. A leading
# question mark stands for a package that some releases have folded into another.
missing_packages() {
  local wanted choice found
  for wanted in "$@"; do
    found=0
    for choice in ${wanted//[|?]/ }; do
      is_installed "$choice" && found=1
    done
    [ $found -eq 1 ] || printf '%s\n' "$wanted"
  done
}

# drop_absent NAME ... : the names without those optional ones that this release does not have.
drop_absent() {
  local wanted
  for wanted in "$@"; do
    case "$wanted" in
      '?'*) if is_offered "${wanted#?}" || ! is_offered qt6-base-dev; then printf '%s\n' "${wanted#?}"; fi ;;
      *) printf '%s\n' "$wanted" ;;
    esac
  done
}

is_offered() { [ -n "$(apt-cache show --no-all-versions "$1" 2>/dev/null)" ]; }

# offered_package NAME|ALTERNATIVE : the first alternative that this release offers.
offered_package() {
  local choice
  for choice in ${1//|/ }; do
    if is_offered "$choice"; then
      printf '%s\n' "$choice"
      return
    fi
  done
  return 1
}

install_packages() {
  local missing names=() wanted picked log
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -eq 0 ] || mapfile -t missing < <(drop_absent "${missing[@]}")
  if [ ${#missing[@]} -eq 0 ]; then
    say "all packages are there"
    return
  fi
  say "refreshing the package lists"
  as_root apt-get update -qq || stop "apt-get update failed; is there a network?"
  mapfile -t missing < <(drop_absent "${missing[@]}")
  for wanted in "${missing[@]}"; do
    picked=$(offered_package "$wanted") || stop "this release has no package ${wanted//|/ or }"
    names+=("$picked")
  done
  say "installing ${names[*]}"
  log=$(mktemp)
  if ! as_root apt-get install -y -qq --no-install-recommends "${names[@]}" >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    stop "installing packages failed (above: the last lines of apt)"
  fi
  rm -f "$log"
}

# What the program needs to build and to run; CONTRIBUTING.md repeats this list.
build_packages=(
  g++ cmake ninja-build
  qt6-base-dev "?libqt6opengl6-dev" "qt6-charts-dev|libqt6charts6-dev" "qt6-svg-dev|libqt6svg6-dev" qt6-tools-dev qt6-tools-dev-tools
  qt6-l10n-tools libgl-dev libsqlitecpp-dev libsqlite3-dev libzip-dev nlohmann-json3-dev libfmt-dev libexpected-dev
  fonts-noto-core
)
test_packages=(catch2 poppler-utils)
check_packages=(clang-format clang-tidy git)

# configure_and_build PRESET TARGET... ; more cmake arguments come from the array cmake_arguments.
cmake_arguments=()
configure_and_build() {
  local preset=$1
  shift
  say "configuring ($preset)"
  (cd "$source_dir" && cmake --preset "$preset" "${cmake_arguments[@]}" >/dev/null) || stop "configuring failed"
  say "building ($preset): $*"
  (cd "$source_dir" && cmake --build "build/$preset" --target "$@" --parallel "$(nproc)") || stop "the build failed"
}
