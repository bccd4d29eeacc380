import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { storeSession, type Visited } from '../visit/visit'
import type { Answer } from './secureFronts'

/** Headers that describe one body or connection, and so not what stands for it. */
const OF_THE_BODY = ['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive']

/**
 * What the page at `url` looks like once it runs, as a page of markup and style alone: a team without any scripts could not
 * serve the same picture faster. It keeps the original's headers and compression.
 */
export async function staticPage(
  browser: Browser,
  visited: Pick<Visited, 'url' | 'session'>,
): Promise<Answer> {
  const { url } = visited
  const { html, style } = await capture(browser, visited)
  const original = await fetch(url)
  const headers = Object.fromEntries([...original.headers].filter(([name]) => !OF_THE_BODY.includes(name)))
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = headers['content-security-policy']?.replace('style-src ', `style-src 'sha256-${hash}' `)
  return {
    headers: {
      ...headers,
      ...(policy ? { 'content-security-policy': policy } : {}),
      'content-encoding': 'br',
    },
    body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  }
}

async function capture(browser: Browser, { url, session }: Pick<Visited, 'url' | 'session'>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    await storeSession(context, session)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('main h1').waitFor()
    return await page.evaluate(() => {
      const inline = [...document.styleSheets].filter(
        ({ ownerNode }) => ownerNode instanceof HTMLStyleElement,
      )
      // As they were written: what a browser says of a rule that sets a shorthand by a variable has lost its value. Only rules that
      // scripts added stand nowhere else.
      const style = inline
        .flatMap(({ ownerNode, cssRules }) => {
          const written = ownerNode?.textContent ?? ''
          const known = new CSSStyleSheet()
          known.replaceSync(written)
          const texts = new Set([...known.cssRules].map(({ cssText }) => cssText))
          return [written, ...[...cssRules].map(({ cssText }) => cssText).filter((text) => !texts.has(text))]
        })
        .join('\n')
      const root = document.documentElement.cloneNode(true) as HTMLElement
      // What scripts need, and what waits for a part of the page that the site has taken away since.
      const goes =
        'script, style, noscript, meta[http-equiv], link[as="script"], link[as="fetch"], link[rel="modulepreload"], link[rel="expect"]'
      for (const element of root.querySelectorAll(goes)) element.remove()
      const sheet = document.createElement('style')
      sheet.textContent = style
      root.querySelector('head')?.append(sheet)
      return { html: `<!doctype html>${root.outerHTML}`, style }
    })
  } finally {
    await context.close()
  }
}
