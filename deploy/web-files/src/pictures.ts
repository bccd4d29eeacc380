import { createHash } from 'node:crypto'

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

/** A picture that is stored as PNG, for systems that do not accept SVG. */
interface Picture {
  /** SVG source; its text uses the site's font. */
  source: string
  /** Size of the PNG in pixels. */
  width: number
  height: number
}

/** The preview picture of links in chats and social networks, at their common size. */
const SHARED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0A0D12"/><g fill="none" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"><path d="M740 405h144l72-180h144" stroke="#4CC2F0"/><path d="M740 225h108M992 405h108" stroke="#8A97A8"/></g><g font-family="Geist"><text x="96" y="296" font-size="96" font-weight="600" letter-spacing="-2" fill="#F2F5F9">Crossbook</text><text x="100" y="366" font-size="34" fill="#A9B4C3"><tspan x="100">Live prices, a wallet, trading</tspan><tspan x="100" dy="48">and tools for crypto.</tspan></text></g></svg>
`

/** The icon without rounded corners, for phones that round them. */
const TOUCH_ICON = FAVICON.replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"').replace(
  '<rect width="32" height="32" rx="8"',
  '<rect x="-3" y="-3" width="38" height="38"',
)

const square = (source: string, size: number): Picture => ({ source, width: size, height: size })

/** The picture of a link, by its name among the site's files. */
export const SHARED_PICTURE = 'share.png'

/** Every stored picture, by file name. `pnpm site-pictures` renders them in Chromium; a test fails when one is out of date. */
export const PICTURES = {
  'icon-192.png': square(FAVICON, 192),
  'icon-512.png': square(FAVICON, 512),
  'icon-maskable-512.png': square(MASKABLE_ICON, 512),
  // The default address of one vendor's phones.
  'apple-touch-icon.png': square(TOUCH_ICON, 180),
  [SHARED_PICTURE]: { source: SHARED, width: 1200, height: 630 },
} as const satisfies Readonly<Record<string, Picture>>

/** File next to the pictures with the hash of each source. */
export const PICTURE_SOURCES_FILE = 'sources.json'

/** The hash of a picture's source and size. */
export function drawingHash({ source, width, height }: Picture) {
  return createHash('sha256').update(`${width} ${height}\n${source}`).digest('hex')
}
