/** The product's mark: two orders that cross. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0A0D12"/><path d="M6 21h8l4-10h8" fill="none" stroke="#4CC2F0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M6 11h6M20 21h6" fill="none" stroke="#8A97A8" stroke-width="3" stroke-linecap="round"/></svg>
`

/** The icon without rounded corners, for systems that crop icons: the mark stays within the safe area. */
export const MASKABLE_ICON = FAVICON.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"').replace(
  '<rect width="32" height="32" rx="8"',
  '<rect x="-6" y="-6" width="44" height="44"',
)

/** The mark inside the page itself: an icon by address would be one more request on every page. */
export const FAVICON_URL = `data:image/svg+xml,${encodeURIComponent(FAVICON.trim())}`
