import type { CDPSession, Page } from '@playwright/test'
import { TEXT_SPACING } from '../site/textSpacing'
import { textProblems } from './textProblems'
import { twoFrames } from '../site/frame'

/** Text sizes of the browser's settings, in CSS pixels. */
const TEXT_SIZES = { '100 %': 16, '150 %': 24, '200 %': 32 } as const

const USUAL = TEXT_SIZES['100 %']

/**
 * Returns the problems of a page in each text size of the browser's settings, with twice the root font, and with the text spacing of WCAG
 * 1.4.12. Restores the page afterwards.
 */
export async function textSizeProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const problems: string[] = []
  const look = async (how: string) => {
    await twoFrames(page)
    for (const problem of await textProblems(page)) problems.push(`${problem}, ${how}`)
  }
  for (const [name, size] of Object.entries(TEXT_SIZES)) {
    await setTextSize(session, size)
    await look(`with text of ${name}`)
  }
  await setTextSize(session, USUAL)
  await setRootFont(page, '200%')
  await look('with a root font of 200 %')
  await setRootFont(page, '')
  await spaceText(page, TEXT_SPACING)
  await look('with wider text spacing')
  await spaceText(page, undefined)
  await session.detach()
  return problems
}

/** Sets the text size of the browser's settings. Rem and media queries in em follow it. */
function setTextSize(session: CDPSession, standard: number) {
  return session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  })
}

/** Sets the root font size, as an extension or a user style sheet does. Rem follows it; media queries do not. */
function setRootFont(page: Page, size: string) {
  return page.evaluate((text) => {
    document.documentElement.style.fontSize = text
  }, size)
}

function spaceText(page: Page, css: string | undefined) {
  return page.evaluate((text) => {
    if (text === undefined) return void document.adoptedStyleSheets.pop()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
