import { TEXT_SPACING } from '../site/textSpacing'
import type { Surrounding } from './surrounding'

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
