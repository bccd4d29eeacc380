import { SCRIPT_POLICY, scriptSource } from '@crossbook/contract'
import { INLINE_SCRIPT_HASHES } from './inlineScripts'

/** Hash of the empty text: styled-components makes an empty style element and fills it through the CSS object model. */
export const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** The scripts that pages hold, as sources of a policy. */
const INLINE_SCRIPTS = INLINE_SCRIPT_HASHES.map((hash) => `'${hash}'`)

/** A header's name and value. */
export type Header = readonly [name: string, value: string]

/** HSTS for two years, on sites that are reached by https. */
export const STRICT_TRANSPORT: Header = ['strict-transport-security', 'max-age=63072000']

/**
 * Policy of published files, in place of a page's policy. When such a file is opened as a document, in a tab or as a worker, it runs
 * nothing and loads nothing. When a page loads it, the page's own policy applies.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Headers of files of builds that differ from the site's: pages of other sites may load these files, which are public. */
export const SHARED_FILE_HEADERS: readonly Header[] = [
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
]

/** Features that no page of the site uses, so that no script may use them. Browsers warn about unknown names. */
const DENIED_FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking`

/** Charts have a full-screen mode. */
const PERMISSIONS = [
  ...DENIED_FEATURES.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
  'fullscreen=(self)',
].join(', ')

/**
 * Returns the browser's rules for everything the site serves: the one source for the local site and for other servers' settings.
 * `connectOrigins` are the other origins that pages talk to. A site is secure when browsers reach it by https alone, so that they may
 * remember to ask for nothing else.
 */
export function securityHeaders(connectOrigins: readonly string[], { isSecure = false } = {}): Header[] {
  return [
    ['content-security-policy', contentPolicy(connectOrigins)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(isSecure ? [STRICT_TRANSPORT] : []),
  ]
}

function contentPolicy(connectOrigins: readonly string[]) {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...INLINE_SCRIPTS],
    // A page names its own rules (`pagePolicy`); both policies apply.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'connect-src': ["'self'", ...connectOrigins],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Without this rule, workers could come from the same places as scripts.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    // The host and each build that it runs make a policy of the one name. The default policy serves older builds.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [SCRIPT_POLICY, 'default', "'allow-duplicates'"],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * Returns the policy in the page itself, which applies in addition to the site's headers. Scripts may come only from these folders of the
 * site. Of the inline scripts, only those of the pages run. A release's folders are known when its page is written, and contain only the
 * files of its list. Of the inline styles, only those with these hashes apply, and no style attributes.
 */
export function pagePolicy(scriptFolders: readonly string[], styleHashes: readonly string[]) {
  const styles = [EMPTY_STYLE_HASH, ...styleHashes].map((hash) => `'${hash}'`)
  return [
    ['script-src', ...INLINE_SCRIPTS, ...scriptFolders.map(scriptSource)],
    ['style-src', "'self'", ...styles],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/**
 * How long each kind of response may be cached. `no-transform` asks proxies and CDNs not to change responses: a page with rewritten
 * scripts does not start, and a changed file does not match its integrity.
 */
export const CACHE_CONTROL = {
  /** Builds and release documents never change. */
  immutable: 'public, max-age=31536000, immutable, no-transform',
  /** Pages are requested again each time, and answered with 304 when nothing has changed. */
  revalidate: 'no-cache, no-transform',
  /** For pages that depend on the visitor: shared caches must not store them. */
  ofVisitor: 'private, no-cache, no-transform',
  /** An absent file may exist a moment later, so no cache may store its absence. */
  never: 'no-store',
} as const
