#!/bin/sh
# Puts the settings of the environment into nginx's configuration and starts it: in the container and in the tests alike.
set -eu

: "${CROSSBOOK_TEMPLATE:=/etc/crossbook/nginx.conf.template}"
# Origin under which browsers reach the site; other names are refused, and https makes browsers remember it.
: "${CROSSBOOK_SITE_URL:=http://localhost:8080}"
# Port, or address and port, to listen on.
: "${CROSSBOOK_LISTEN:=8080}"
# The store's folder, and the channel whose site is served.
: "${CROSSBOOK_STORE:=/srv/crossbook/store}"
: "${CROSSBOOK_CHANNEL:=production}"
# Host and port of the auth service, and the name server that knows it (Docker's own).
: "${CROSSBOOK_AUTH:=auth:9999}"
: "${CROSSBOOK_RESOLVER:=127.0.0.11}"
# Host and port of the collector of reports.
: "${CROSSBOOK_COLLECTOR:=reports:9900}"
# Other origins that pages talk to: a hosted sign-in service, the receiver of fault reports.
: "${CROSSBOOK_CONNECT:=}"
# The one address of a proxy in front, whose X-Forwarded-For is believed; nobody else's is.
: "${CROSSBOOK_TRUSTED_PROXY:=127.0.0.1}"
# Folder for nginx's own files.
: "${CROSSBOOK_RUN:=/run/crossbook}"

# Whoever it trusts can be anybody, so it is one address: never a network, never all of them.
case $CROSSBOOK_TRUSTED_PROXY in
  0.0.0.0 | :: | *[!0-9A-Fa-f.:]*)
    echo "TRUSTED_PROXY is \"$CROSSBOOK_TRUSTED_PROXY\": set it to the one address of the proxy, such as 172.18.0.1, not to a name or a network." >&2
    exit 1
    ;;
esac

host=${CROSSBOOK_SITE_URL#*://}
host=${host%%/*}
CROSSBOOK_HOST=${host%:*}
if [ -n "${CROSSBOOK_FAULT_URL:-}" ]; then
  receiver=${CROSSBOOK_FAULT_URL#*://}
  CROSSBOOK_CONNECT="${CROSSBOOK_CONNECT:+$CROSSBOOK_CONNECT }${CROSSBOOK_FAULT_URL%%://*}://${receiver%%/*}"
fi
export CROSSBOOK_SITE_URL CROSSBOOK_HOST CROSSBOOK_LISTEN CROSSBOOK_STORE CROSSBOOK_CHANNEL CROSSBOOK_CONNECT
export CROSSBOOK_AUTH CROSSBOOK_COLLECTOR CROSSBOOK_RESOLVER CROSSBOOK_TRUSTED_PROXY CROSSBOOK_RUN

awk '{
  while (match($0, /\$\{CROSSBOOK_[A-Z_]+\}/)) {
    name = substr($0, RSTART + 2, RLENGTH - 3)
    if (!(name in ENVIRON)) {
      print name " has no value" > "/dev/stderr"
      exit 1
    }
    $0 = substr($0, 1, RSTART - 1) ENVIRON[name] substr($0, RSTART + RLENGTH)
  }
  print
}' "$CROSSBOOK_TEMPLATE" > "$CROSSBOOK_RUN/nginx.conf"

exec "${CROSSBOOK_NGINX:-nginx}" -c "$CROSSBOOK_RUN/nginx.conf" -g "daemon off;${CROSSBOOK_DIRECTIVES:-}"
