import type { BrowserContext } from '@playwright/test'
import type { Surrounding } from './surrounding'

/** The type that a page optimizer gives to scripts, to run them later by itself. */
const HELD_TYPE = '7a1d3c5e9b2f4a6c8d0e1f23-text/javascript'

/** An optimizer between server and browser that keeps scripts from running. Its own script is refused by the site's policy. */
export const scriptOptimizer: Surrounding = {
  name: 'a page optimizer that changes the types of scripts',
  install: (context) =>
    rewriteHtml(context, (html) =>
      html
        .replaceAll(/<script(?=[\s>])(?![^>]*\btype=)/g, `<script type="${HELD_TYPE}"`)
        .replace('</body>', '<script src="https://optimizer.example/loader.js" defer></script></body>'),
    ),
}

/** A CDN that appends the script of its visitor statistics to every page. */
export const appendedBeacon: Surrounding = {
  name: 'an appended analytics beacon',
  install: (context) =>
    rewriteHtml(context, (html) =>
      html.replace(
        '</body>',
        '<script async src="https://statistics.example/beacon.min.js" data-beacon="{}"></script></body>',
      ),
    ),
}

/** Edits the HTML of every page on its way to the browser. */
async function rewriteHtml(context: BrowserContext, edit: (html: string) => string) {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: edit(await response.text()) })
  })
}
