# Sourced by the other scripts: installs what a build needs, and builds.
# shellcheck shell=bash

readonly default_llvm=19
readonly oldest_llvm=14
readonly newest_llvm=22
readonly oldest_llvm_with_clangd=17

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

stop() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# The packages of Debian and Ubuntu that a build and its tests for LLVM $1 need.
packages_for() {
  local packages=(cmake ninja-build g++ python3 python3-yaml
    "llvm-$1-dev" "llvm-$1-tools" "libclang-$1-dev" "clang-$1" "clang-tidy-$1")
  (($1 < oldest_llvm_with_clangd)) || packages+=(libgrpc++-dev) # for fastpath-clangd
  echo "${packages[@]}"
}

is_installed() {
  [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

is_packaged() {
  [[ -n $(apt-cache madison "$1" 2>/dev/null) ]]
}

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    stop "run as root, or install sudo, to do: $*"
  fi
}

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >/dev/null
}

stop_on_other_systems() {
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null && return
  stop "this system has no apt-get, so install by its own means:
  CMake 3.25 or newer, Ninja, a C++17 compiler, Python 3 with PyYAML, and, of one
  LLVM from $oldest_llvm to $newest_llvm: the development files of LLVM and Clang with the headers of
  clang-tidy, Clang, clang-tidy, FileCheck and lit; for fastpath-clangd those of gRPC
  too, and for its tests Neovim, Vim with ALE, and Emacs with Eglot.
Then build and test with:
  cmake --preset default && cmake --build --preset default && ctest --preset default"
}

# Installs, of the packages $@, what is missing; says so only if there is any.
install_missing() {
  local package missing=()
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  echo "Installing ${missing[*]}" >&2
  apt_get update
  for package in "${missing[@]}"; do
    is_packaged "$package" || stop "this distribution has no package $package"
  done
  apt_get install --no-install-recommends "${missing[@]}"
}

# Installs, of the packages $@ that some tests need, those that the distribution
# has; lit leaves out the tests that need the others.
install_for_tests() {
  local package packages=()
  for package in "$@"; do
    ! is_packaged "$package" || packages+=("$package")
  done
  install_missing "${packages[@]}"
}

newest_packaged_llvm() {
  local version
  for ((version = newest_llvm; version >= oldest_llvm; --version)); do
    is_packaged "libclang-$version-dev" && is_packaged "clang-tidy-$version" && break
  done
  ((version >= oldest_llvm)) ||
    stop "this distribution packages no clang-tidy from $oldest_llvm to $newest_llvm"
  echo "$version"
}

# Stops unless $1 is an LLVM version that this can be built for.
check_version() {
  [[ $1 =~ ^[0-9]+$ ]] && (($1 >= oldest_llvm && $1 <= newest_llvm)) && return
  stop "'$1' is no LLVM version from $oldest_llvm to $newest_llvm"
}

# The LLVM to use: FASTPATH_LLVM, else the default one, else, where that is not
# packaged, the newest.
choose_llvm() {
  if [[ -n ${FASTPATH_LLVM:-} ]]; then
    check_version "$FASTPATH_LLVM"
    echo "$FASTPATH_LLVM"
  elif is_installed "clang-tidy-$default_llvm" || is_packaged "clang-tidy-$default_llvm"; then
    echo "$default_llvm"
  else
    apt_get update # a fresh machine has no list of packages yet
    if is_packaged "clang-tidy-$default_llvm"; then
      echo "$default_llvm"
    else
      newest_packaged_llvm
    fi
  fi
}

# The folder of the build for LLVM $1.
build_dir() {
  if (($1 == default_llvm)); then
    echo "$root/build"
  else
    echo "$root/build-$1"
  fi
}

# Builds the targets $2... (default: all) for LLVM $1.
build_for() {
  local version=$1 dir
  shift
  dir=$(build_dir "$version")
  cmake -S "$root" -B "$dir" -G Ninja -DLLVM_DIR="$("llvm-config-$version" --cmakedir)" >/dev/null
  cmake --build "$dir" --target "${@:-all}"
}
