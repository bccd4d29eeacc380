import { SITE_PATHS } from '@crossbook/contract'
/** The one page that links of mails lead to. */
export const ARRIVAL_PATH = SITE_PATHS.dashboard

/**
 * What the link of a mail has brought: a code that the browser which began exchanges for a session; word that the address is
 * confirmed (with tokens that are not used, because the author of the link knows them too); or that the link opens nothing.
 */
export type MailLink =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'dead' }

/** What a link leaves in the hash, and in the query of the page that expects it. */
const LINK_WORDS = [
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'error_code',
] as const

/** The query of the page that expects a link may have these. */
const ARRIVAL_WORDS = ['code', 'error', 'error_code', 'error_description'] as const

/**
 * Takes what a link has brought out of the page's address, so that it stays in no history and no screen can read it there; null
 * when there is none, or when this is not the page that expects it.
 */
export function takeMailLink(): MailLink | null {
  const { pathname, hash } = window.location
  const link = linkInAddress()
  const query = new URLSearchParams(window.location.search)
  if (pathname === ARRIVAL_PATH && link) for (const word of ARRIVAL_WORDS) query.delete(word)
  const words = query.toString()
  const search = words === '' ? '' : `?${words}`
  const cleanHash = isOfLink(hash) ? '' : hash
  if (cleanHash === hash && search === window.location.search) return link
  const state: unknown = window.history.state
  window.history.replaceState(state, '', pathname + search + cleanHash)
  // The router has read the former address; this makes it read the new one.
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
  return link
}

/** Whether a link has brought something to the page that expects it; it stays there. */
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
  return LINK_WORDS.some((word) => fragment.has(word))
}
