#!/bin/sh
# Without words: brings the image's builds on the channel of the environment. With words: "pnpm release" with them. In the
# container and in the tests alike.
set -eu

# The store with the image's builds.
: "${CROSSBOOK_IMAGE:=/srv/crossbook/image}"

cd "$(dirname "$0")/../../.."
if [ $# -eq 0 ]; then
  exec node --import ./shared/build/bin/typescript.mjs deploy/hosting/src/compose/setUp.ts "$CROSSBOOK_IMAGE"
fi
exec node --import ./shared/build/bin/typescript.mjs deploy/release-cli/src/main.ts "$@"
