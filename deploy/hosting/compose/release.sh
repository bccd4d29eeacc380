#!/bin/sh
# Without words: brings the image's builds on the channel of the environment. With words: "pnpm release" with them.
set -eu

cd /crossbook
if [ $# -eq 0 ]; then
  exec node_modules/.bin/tsx deploy/hosting/src/compose/setUp.ts /srv/crossbook/image
fi
exec node_modules/.bin/tsx deploy/release-cli/src/main.ts "$@"
