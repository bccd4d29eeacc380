import { brotliCompressSync, constants } from 'node:zlib'
import { PAGE_MARKUP } from '@crossbook/contract'
import type { Browser } from '@playwright/test'
import type { Visited } from '../visit/visit'
import type { Answer } from './secureFronts'

/** Headers that describe one body or connection. */
const OF_THE_BODY = ['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive']

/** Elements that only scripts need. */
const REMOVED = 'script, noscript, meta[http-equiv], link[rel="preload"][as="script"], link[as="fetch"]'

/**
 * Returns the page at `url` as its markup and styles alone, without any script: no site could show the same picture faster. Keeps the
 * original's headers and compression.
 */
export async function staticPage(
  browser: Browser,
  { url, session }: Pick<Visited, 'url' | 'session'>,
): Promise<Answer> {
  const original = await fetch(url)
  // The script in the head would set these attributes for a user with a session.
  const marks = session ? [PAGE_MARKUP.hasSession, PAGE_MARKUP.isSignedIn] : []
  const html = await withoutScripts(browser, await original.text(), marks)
  const headers = [...original.headers].filter(
    ([name]) => !OF_THE_BODY.includes(name) && name !== 'content-encoding',
  )
  return {
    headers: { ...Object.fromEntries(headers), 'content-encoding': 'br' },
    body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  }
}

async function withoutScripts(browser: Browser, html: string, marks: readonly string[]) {
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      ([text, removed, attributes]) => {
        const { documentElement: root } = new DOMParser().parseFromString(text, 'text/html')
        for (const element of root.querySelectorAll(removed)) element.remove()
        for (const attribute of attributes) root.setAttribute(attribute, '')
        return `<!doctype html>${root.outerHTML}`
      },
      [html, REMOVED, marks] as const,
    )
  } finally {
    await page.close()
  }
}
