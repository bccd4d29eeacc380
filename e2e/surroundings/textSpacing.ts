import type { Surrounding } from './surrounding'

/** The text spacing of WCAG 1.4.12, as a user's style sheet sets it. */
export const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
`

/** A user's style sheet that spaces text for easier reading. */
export const textSpacing: Surrounding = {
  name: 'wider text spacing',
  async install(context) {
    await context.addInitScript((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, TEXT_SPACING)
  },
}
