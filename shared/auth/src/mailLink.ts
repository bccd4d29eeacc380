import { SITE_PATHS } from '@crossbook/contract'
/** The one page that links of mails lead to. */
export const ARRIVAL_PATH = SITE_PATHS.dashboard

/**
 * The result of a mail's link. It is a code, which the browser that requested it exchanges for a session; a confirmation of the address;
 * or a link that has no effect. The tokens of a confirmation are not used, because the author of the link knows them too.
 */
export type MailLink =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'dead' }

/** Parameters that a link leaves in the hash, and in the query of the page that expects it. */
const LINK_PARAMETERS = [
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'error_code',
] as const

/** The query of the page that expects a link may have these. */
const ARRIVAL_PARAMETERS = ['code', 'error', 'error_code', 'error_description'] as const

/**
 * Removes the parameters of a mail's link from the page's address and returns the link. The history then does not keep them, and screens
 * cannot read them. Returns null without a link, or on a page that does not expect one.
 */
export function takeMailLink(): MailLink | null {
  const { pathname, hash } = window.location
  const link = linkInAddress()
  const query = new URLSearchParams(window.location.search)
  if (pathname === ARRIVAL_PATH && link) for (const word of ARRIVAL_PARAMETERS) query.delete(word)
  const text = query.toString()
  const search = text === '' ? '' : `?${text}`
  const cleanHash = isOfLink(hash) ? '' : hash
  if (cleanHash === hash && search === window.location.search) return link
  const state: unknown = window.history.state
  window.history.replaceState(state, '', pathname + search + cleanHash)
  // The router has read the old address. This event makes it read the new one.
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
  return link
}

/** Returns whether the address has parameters of a mail's link on the page that expects them. Leaves them there. */
export function hasMailLink(): boolean {
  return linkInAddress() !== null
}

function linkInAddress(): MailLink | null {
  const { pathname, search, hash } = window.location
  if (pathname !== ARRIVAL_PATH) return null
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  if (query.has('error_code') || fragment.has('error_code')) return { kind: 'dead' }
  const code = query.get('code')
  if (code) return { kind: 'code', code }
  return fragment.has('access_token') ? { kind: 'confirmed' } : null
}

function isOfLink(hash: string) {
  const fragment = new URLSearchParams(hash.slice(1))
  return LINK_PARAMETERS.some((word) => fragment.has(word))
}
