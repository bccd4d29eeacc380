import type { Header } from '@crossbook/web-files'
import { type Lines, quoted } from './block'
import { VISITOR_MAP } from './visitorMap'

/** Names under which the machine's own health checks request the site. It is a pattern, because the site's own name may be among them. */
export const OWN_NAMES = String.raw`~^(?:localhost|127\.0\.0\.1)$`

/** Settings of requests to a service on the site's own origin. The site sets these headers instead of the service. */
export function serviceSettings(headers: readonly Header[]): Lines {
  return [
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Accept-Encoding "";',
    'proxy_connect_timeout 2s;',
    // The site's client waits for ten seconds as well.
    'proxy_read_timeout 10s;',
    'proxy_next_upstream off;',
    ...[...headers.map(([name]) => name), 'cache-control', 'vary'].map(
      (name) => `proxy_hide_header ${name};`,
    ),
  ]
}

/** For locations whose queries hold tokens: every line of an error log has the request's query. */
export const NO_ERROR_LOG = 'error_log /dev/null;'

interface Surroundings {
  /** Folder for nginx's own files. */
  run: string
  /** Name server. */
  resolver: string
  /** Address of the one proxy in front whose X-Forwarded-For is trusted. */
  trustedProxy: string
}

/** Settings of every nginx, whatever it serves. */
export function httpSettings({ run, resolver, trustedProxy }: Surroundings) {
  return [
    'types {}',
    'default_type application/octet-stream;',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    // The headers are longer than the 1460 bytes that nginx waits for by default before it writes. Each response would be two writes.
    'postpone_output 4096;',
    'gzip off;',
    'max_ranges 1;',
    'merge_slashes off;',
    'absolute_redirect off;',
    'client_max_body_size 1k;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    'keepalive_timeout 60s;',
    'large_client_header_buffers 4 16k;',
    `log_format without_query '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';`,
    // A write for each line would be a considerable part of the work for a response.
    'access_log /dev/stdout without_query buffer=16k flush=1s;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${quoted(`${run}/${kind}`)};`,
    ),
    `resolver ${resolver} valid=10s;`,
    `set_real_ip_from ${trustedProxy};`,
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
    ...VISITOR_MAP,
  ]
}
