import type { CDPSession, Page } from '@playwright/test'
import { TEXT_SPACING } from '../site/textSpacing'
import { textProblems } from './textProblems'

/** Text sizes of the browser's settings, in CSS pixels. */
const TEXT_SIZES = { '100 %': 16, '150 %': 24, '200 %': 32 } as const

const USUAL = TEXT_SIZES['100 %']

/** Problems of a page in each text size of the browser's settings, and with the text spacing of WCAG 1.4.12; restores the page. */
export async function textSizeProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const problems: string[] = []
  const look = async (how: string) => {
    await drawn(page)
    for (const problem of await textProblems(page)) problems.push(`${problem}, ${how}`)
  }
  for (const [name, size] of Object.entries(TEXT_SIZES)) {
    await setTextSize(session, size)
    await look(`with text of ${name}`)
  }
  await setTextSize(session, USUAL)
  await spaceText(page, TEXT_SPACING)
  await look('with wider text spacing')
  await spaceText(page, undefined)
  await session.detach()
  return problems
}

/** Sets what a user chooses in the browser's settings. Rem and media queries in em follow it. */
function setTextSize(session: CDPSession, standard: number) {
  return session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  })
}

function spaceText(page: Page, css: string | undefined) {
  return page.evaluate((text) => {
    if (text === undefined) return void document.adoptedStyleSheets.pop()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** Resolves when the page has been laid out again. */
function drawn(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}
