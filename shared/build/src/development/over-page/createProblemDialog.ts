import type { Problem } from '../problem'
import { DIALOG_STYLES } from './dialogStyles'

/** The heading of each type of problem. */
const KINDS: Readonly<Record<Problem['kind'], string>> = {
  compile: 'Compile error',
  types: 'Type error',
  thrown: 'Runtime error',
}

/**
 * Creates a dialog over the page that shows problems, with its own elements and styles. Escape or its button closes it until a new
 * problem appears. It closes by itself when no problems are left, and the focus returns to its previous place.
 */
export function createProblemDialog(page: Document) {
  const place = page.createElement('crossbook-problems')
  const shadow = place.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(DIALOG_STYLES)
  shadow.adoptedStyleSheets = [styles]
  const dialog = shadow.appendChild(element('dialog'))
  dialog.setAttribute('aria-labelledby', 'heading')
  let shown: readonly string[] = []

  function fill(problems: readonly Problem[]) {
    const heading = element('h2', problems.length === 1 ? '1 problem' : `${problems.length} problems`)
    heading.id = 'heading'
    const close = element('button', 'Close')
    close.type = 'button'
    close.addEventListener('click', () => dialog.close())
    const hint = element(
      'p',
      'Press Escape to close this dialog. It closes by itself when the problems are fixed.',
    )
    const header = element('div', '', 'head')
    header.append(heading, close)
    dialog.replaceChildren(header, hint, ...problems.map(sectionOf))
  }

  function sectionOf({ kind, message, place: where, excerpt, way = [] }: Problem) {
    const section = element('section')
    section.append(element('h3', KINDS[kind]), element('p', message, 'message'))
    if (where !== undefined) section.append(element('p', where, 'place'))
    if (excerpt !== undefined) section.append(scrolling(excerpt))
    if (way.length > 0) section.append(scrolling(way.join('\n')))
    return section
  }

  /** Creates a text that may be wider than the dialog. The keyboard can scroll it too. */
  function scrolling(text: string) {
    const pre = element('pre', text)
    pre.tabIndex = 0
    return pre
  }

  function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') {
    const made = page.createElement(tag)
    made.textContent = text
    made.className = className
    return made
  }

  return {
    /** Shows exactly these problems; an empty list closes the dialog. */
    show(problems: readonly Problem[]) {
      const before = shown
      shown = problems.map((problem) => JSON.stringify(problem))
      if (shown.join() === before.join()) return
      if (problems.length === 0) {
        dialog.close()
        place.remove()
        return
      }
      if (!place.isConnected) page.documentElement.append(place)
      fill(problems)
      // Once the developer closes it, it stays closed until there is a problem that they have not seen.
      if (!dialog.open && shown.some((problem) => !before.includes(problem))) dialog.showModal()
    },
  }
}
