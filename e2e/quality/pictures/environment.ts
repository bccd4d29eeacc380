import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { REPOSITORY } from '../../site/places'

/** What the same page has to be drawn by to look the same to the pixel. */
interface DrawnBy {
  chromium: string
  /** Hash of what the system's own fonts draw where the site's font has no sign. */
  fonts: string
}

const RECORD = path.join(import.meta.dirname, 'environment.json')

const TOKENS = path.join(REPOSITORY, 'shared/ui/src/base/tokens.css')

/** Signs that the site's own font lacks, and texts in its fallback fonts: all families that the site names. */
const signs = () => `
  <style>${readFileSync(TOKENS, 'utf8')}</style>
  <p style="font:16px var(--cb-font-sans)">▲ ▼ ★ ☆ → ⋯ Crossbook</p><p style="font:16px var(--cb-font-mono)">0x1f 0123</p>`

/** What draws here. */
export async function drawnBy(browser: Browser): Promise<DrawnBy> {
  const page = await browser.newPage({ viewport: { width: 400, height: 120 } })
  try {
    await page.setContent(signs())
    const fonts = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
    return { chromium: browser.version(), fonts }
  } finally {
    await page.close()
  }
}

/** What the pictures were drawn by; undefined before there are any. */
export function picturesDrawnBy(): DrawnBy | undefined {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as DrawnBy) : undefined
}

/** Notes what the pictures that are made now are drawn by. */
export function noteDrawnBy(drawn: DrawnBy) {
  writeFileSync(RECORD, `${JSON.stringify(drawn, undefined, 2)}\n`)
}
