import { createHash } from 'node:crypto'
import { FAVICON, MASKABLE_ICON } from './favicon'

/** A picture that is kept drawn, for those who show no drawing. */
interface Picture {
  /** The drawing, as SVG; its letters are those of the site. */
  source: string
  /** Pixels of what is kept. */
  width: number
  height: number
}

/** Shown by chats and networks with a link to a page, at the size that all of them ask for. */
const SHARED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0A0D12"/><g fill="none" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"><path d="M740 405h144l72-180h144" stroke="#4CC2F0"/><path d="M740 225h108M992 405h108" stroke="#8A97A8"/></g><g font-family="Geist"><text x="96" y="296" font-size="96" font-weight="600" letter-spacing="-2" fill="#F2F5F9">Crossbook</text><text x="100" y="366" font-size="34" fill="#A9B4C3"><tspan x="100">Live prices, a wallet, trading</tspan><tspan x="100" dy="48">and tools for crypto.</tspan></text></g></svg>
`

/** The mark to the edges, for phones that round the corners of an icon themselves. */
const TOUCH_ICON = FAVICON.replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"').replace(
  '<rect width="32" height="32" rx="8"',
  '<rect x="-3" y="-3" width="38" height="38"',
)

const square = (source: string, size: number): Picture => ({ source, width: size, height: size })

/** The picture of a link, by its name among the site's files. */
export const SHARED_PICTURE = 'share.png'

/** All of them, by file name; `pnpm drawn` draws them in Chromium, and a test says when one is not what its drawing says. */
export const PICTURES = {
  'icon-192.png': square(FAVICON, 192),
  'icon-512.png': square(FAVICON, 512),
  'icon-maskable-512.png': square(MASKABLE_ICON, 512),
  // Where phones of one vendor look for it by default.
  'apple-touch-icon.png': square(TOUCH_ICON, 180),
  [SHARED_PICTURE]: { source: SHARED, width: 1200, height: 630 },
} as const satisfies Readonly<Record<string, Picture>>

/** Name of the file next to the pictures that names the drawing of each picture. */
export const DRAWN_FROM_FILE = 'drawnFrom.json'

/** What tells one drawing from another. */
export function drawingHash({ source, width, height }: Picture) {
  return createHash('sha256').update(`${width} ${height}\n${source}`).digest('hex')
}
