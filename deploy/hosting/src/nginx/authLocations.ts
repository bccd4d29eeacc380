import { AUTH_ENDPOINTS } from '@crossbook/auth-service/endpoints'
import type { Header } from '@crossbook/web-files'
import { block, map, open, quoted } from './block'
import { NO_ERROR_LOG, serviceSettings } from './httpSettings'

/** Endpoints that the site uses, and the one by which an older session confirms itself before a new password. */
const ENDPOINTS = [...AUTH_ENDPOINTS, 'reauthenticate']

/** Requests for which GoTrue sends a mail. */
const MAILING = '^(?:POST (?:signup|recover|resend)|GET reauthenticate|PUT user)$'

/**
 * Requests that one visitor may send to the auth service, in addition to its own limits: 50 at once, and five a second after
 * that, with ten connections open. Of those that send a mail 20 at once, and one a minute after that: GoTrue's own limit of mails
 * is one for all visitors together.
 */
export const AUTH_LIMITS = [
  ...map('"$request_method $endpoint"', '$mailing_visitor', { [`~${MAILING}`]: '$visitor' }),
  'limit_req_zone $visitor zone=auth_requests:10m rate=5r/s;',
  'limit_req_zone $mailing_visitor zone=auth_mails:10m rate=1r/m;',
  'limit_conn_zone $visitor zone=auth_connections:10m;',
]

/** A request to sign in, sign up or change a password is smaller. */
const MOST_BODY = '64k'

/** Answers in place of the service's, in the format of its clients. */
const PROBLEMS = {
  absent: { status: 404, code: 'not_found', message: 'Not found' },
  tooLarge: { status: 413, code: 'request_too_large', message: 'Request body too large' },
  tooMany: { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  unavailable: { status: 503, code: 'unexpected_failure', message: 'Sign-in is not available at the moment' },
} as const

/**
 * The auth service on the site's own origin, with `/auth/v1/` taken off as GoTrue expects it. Only the endpoints that the
 * site's journeys use are let through. GoTrue counts attempts by X-Real-IP, which is therefore always nginx's own word. Links in
 * mails carry tokens: the access log has no queries, and the error log, which always has them, has nothing of these requests.
 */
export function authLocations(headers: readonly Header[]) {
  return [
    ...block('location ^~ /auth/v1/', [
      NO_ERROR_LOG,
      ...block(`location ~ "^/auth/v1/(?<endpoint>${ENDPOINTS.join('|')})\\z"`, [
        `client_max_body_size ${MOST_BODY};`,
        'limit_req zone=auth_requests burst=50 nodelay;',
        'limit_req zone=auth_mails burst=19 nodelay;',
        'limit_conn auth_connections 10;',
        'limit_req_status 429;',
        'limit_conn_status 429;',
        // A name in a variable is asked for again and again: the service may come back under another address.
        `set $auth ${quoted(open('CROSSBOOK_AUTH'))};`,
        'proxy_pass http://$auth/$endpoint$is_args$args;',
        ...serviceSettings(headers),
        'proxy_set_header Host $host;',
        'proxy_set_header X-Real-IP $visitor;',
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_set_header X-Forwarded-Proto $site_scheme;',
        'proxy_set_header X-Forwarded-Host "";',
        'error_page 413 = @auth_tooLarge;',
        'error_page 429 = @auth_tooMany;',
        'error_page 502 504 = @auth_unavailable;',
      ]),
      'error_page 404 = @auth_absent;',
      'return 404;',
    ]),
    ...Object.entries(PROBLEMS).flatMap(([name, { status, code, message }]) => {
      const body = JSON.stringify({ code: status, error_code: code, msg: message })
      return block(`location @auth_${name}`, [
        NO_ERROR_LOG,
        'default_type application/json;',
        `return ${status} '${body}';`,
      ])
    }),
  ]
}
