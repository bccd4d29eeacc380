import { EMPTY_STYLE_HASH } from '@crossbook/web-files'

/** Headers of every answer: the page runs its own files only, cannot be framed, and is never cached. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${EMPTY_STYLE_HASH}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** An answer with the console's headers. */
export function withHeaders(response: Response) {
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
  return response
}
