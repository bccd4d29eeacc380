/** Colour of the browser's own bars: the canvas of the design. */
export const THEME_COLOR = '#0A0D12'

/** Name of the file for installing the site on a phone or a desktop. */
export const WEB_MANIFEST_FILE = 'site.webmanifest'

/** Content of the manifest. The icons are one SVG for every size, and PNGs for systems that do not accept SVG. */
export const WEB_MANIFEST = `${JSON.stringify({
  id: '/',
  name: 'Crossbook',
  description: 'Live prices, a wallet, trading and tools for crypto.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: THEME_COLOR,
  background_color: THEME_COLOR,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
})}\n`
