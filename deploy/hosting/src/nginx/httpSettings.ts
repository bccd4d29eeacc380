import { quoted } from './block'
import { VISITOR_MAP } from './visitorMap'

/** Names under which the machine itself asks, for its health checks; a pattern, because the site's own name may be among them. */
export const OWN_NAMES = String.raw`~^(?:localhost|127\.0\.0\.1)$`

/** For locations whose queries hold tokens: every line of an error log has the request's query. */
export const NO_ERROR_LOG = 'error_log /dev/null;'

interface Surroundings {
  /** Folder for nginx's own files. */
  run: string
  /** Name server. */
  resolver: string
  /** The one address of a proxy in front, whose X-Forwarded-For is believed; nobody else's is. */
  trustedProxy: string
}

/** What every nginx of ours does with requests, whatever it answers them from. */
export function httpSettings({ run, resolver, trustedProxy }: Surroundings) {
  return [
    'types {}',
    'default_type application/octet-stream;',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    // Our headers are longer than the 1460 bytes that nginx otherwise waits for before it writes: each answer would be two writes.
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
    // A write for each line would be a good part of an answer's work.
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
