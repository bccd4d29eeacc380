import type { Route } from '@playwright/test'
import type { Surrounding } from './surrounding'

/** The path of the worker's script; many sites use it. */
const WORKER = '/service-worker.js'

/** The page of the earlier site. As usual, it registers its worker at each visit. */
const PAGE = `<!doctype html><title>Old site</title><h1>Old site</h1>
<script>navigator.serviceWorker.register(${JSON.stringify(WORKER)})</script>`

/** Answers every navigation with the page that it has stored. */
const SCRIPT = `
self.addEventListener('install', (event) => {
  self.skipWaiting()
  const page = new Response(${JSON.stringify(PAGE)}, { headers: { 'content-type': 'text/html' } })
  event.waitUntil(caches.open('old-site').then((cache) => cache.put('/', page)))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})
`

/** A service worker that an earlier site on this origin has left. The context needs a `baseURL`. */
export const oldServiceWorker: Surrounding = {
  name: 'a service worker of an earlier site',
  async install(context) {
    await context.route('**/*', answerAsOldSite)
    const page = await context.newPage()
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.close()
    await context.unroute('**/*', answerAsOldSite)
  },
}

function answerAsOldSite(route: Route) {
  const isWorker = new URL(route.request().url()).pathname === WORKER
  return route.fulfill(
    isWorker ? { contentType: 'text/javascript', body: SCRIPT } : { contentType: 'text/html', body: PAGE },
  )
}
