#!/usr/bin/env bash
# Makes inter-latin.woff2 anew from the package's own file: every character of it, the four weights that the product uses,
# tabular figures; without fractions and contextual forms, which nothing uses. 48 KB become 28: the font stands in the way of a
# phone's first figures. Needs Python: pip install fonttools==4.66.1 brotli==1.2.0
set -euo pipefail
cd "$(dirname "$0")"
source=../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2
whole=$(mktemp --suffix .ttf)
trap 'rm "$whole"' EXIT
fonttools varLib.instancer "$source" wght=400:700 --quiet --output "$whole"
pyftsubset "$whole" --unicodes='*' --layout-features=kern,ccmp,locl,mark,mkmk,tnum --flavor=woff2 --output-file=inter-latin.woff2
