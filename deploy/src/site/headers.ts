import { PRELOAD_SCRIPT_HASH } from '../shells/preloadScript'

/** Hash of the empty text: styled-components makes an empty style element and fills it through the CSS object model. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** A header's name and value. */
export type Header = readonly [name: string, value: string]

/** The browser's rules for everything the site serves; the one source for the local site and for other servers' settings. */
export function securityHeaders(connectOrigins: readonly string[]): Header[] {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${PRELOAD_SCRIPT_HASH}'`],
    'style-src': ["'self'", `'${EMPTY_STYLE_HASH}'`],
    'connect-src': ["'self'", ...connectOrigins],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  const directives = Object.entries(policy).map(([directive, sources]) => [directive, ...sources].join(' '))
  return [
    ['content-security-policy', directives.join('; ')],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
}

/** How long each kind of answer may be kept. */
export const CACHE_CONTROL = {
  /** Builds never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** Page shells are asked for again each time, and answered with 304 when nothing has changed. */
  revalidate: 'no-cache',
  /** An absent file may be there a moment later; nobody on the way may remember that it was not. */
  never: 'no-store',
} as const
