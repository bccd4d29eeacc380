import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DRAWN_FROM_FILE, drawingHash, PICTURES } from '@crossbook/web-files/pictures'
import { chromium } from '@playwright/test'
import { launchOptions } from '../site/launchOptions'
import { REPOSITORY } from '../site/places'

/** Draws the pictures that are kept drawn, in Chromium and with the site's letters, and notes of which drawings they are. */
const folder = path.join(REPOSITORY, 'deploy/web-files/drawn')
const letters = await readFile(path.join(REPOSITORY, 'shared/ui/src/base/geist.woff2'), 'base64')

const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
for (const [name, { source, width, height }] of Object.entries(PICTURES)) {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>
      @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${letters}) }
      body { margin: 0 }
      svg { display: block; width: ${width}px; height: ${height}px }
    </style>${source}`,
  )
  await page.evaluate(() => document.fonts.load('600 96px Geist'))
  await page.screenshot({ path: path.join(folder, name), omitBackground: true })
}
await browser.close()

const hashes = Object.entries(PICTURES).map(([name, picture]) => [name, drawingHash(picture)])
await writeFile(
  path.join(folder, DRAWN_FROM_FILE),
  `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`,
)
