#!/bin/sh
# Collects what the pages of the environment's channel report, until it is ended: in the container and in the tests alike.
set -eu

cd "$(dirname "$0")/../../.."
# One process, so that it is the one that is told to end.
exec node --import ./shared/build/bin/typescript.mjs deploy/site-server/src/collector/main.ts
