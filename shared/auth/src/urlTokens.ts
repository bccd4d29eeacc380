/** Tokens that a link in a mail carries: it was opened by whoever owns the address. */
export interface UrlTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/**
 * Takes the tokens out of the page's address, so that they stay in no history and no screen can read them there; null
 * when there are none. Only fragments count (`#access_token=…`): see docs/decisions/session-client.md.
 */
export function takeUrlTokens(): UrlTokens | null {
  const { pathname, search } = window.location
  const tokens = tokensInAddress()
  if (!tokens) return null
  const state: unknown = window.history.state
  window.history.replaceState(state, '', pathname + search)
  // The router has read the address with its tokens; this makes it read it again.
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
  return tokens
}

/** Whether the page's address carries tokens; they stay there. */
export function hasUrlTokens() {
  return tokensInAddress() !== null
}

function tokensInAddress(): UrlTokens | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1))
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  return accessToken && refreshToken ? { accessToken, refreshToken } : null
}
