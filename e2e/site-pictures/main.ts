import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_SOURCES_FILE, drawingHash, PICTURES } from '@crossbook/web-files/pictures'
import { chromium } from '@playwright/test'
import { launchOptions } from '../site/launchOptions'
import { REPOSITORY } from '../site/folders'

/** Renders the site's icons and its link picture with Chromium and our font, and records the hashes of their sources. */
const folder = path.join(REPOSITORY, 'deploy/web-files/site-pictures')
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
  path.join(folder, PICTURE_SOURCES_FILE),
  `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`,
)
