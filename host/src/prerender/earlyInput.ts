import { PAGE_MARKUP } from '@crossbook/contract'

const { earlyInput, hostRuns, starting } = PAGE_MARKUP

/** What the page's head script remembers until the site has started. */
export interface EarlyInput {
  /** The button, or the link that hands something over, that was pressed last. */
  pressed: Element | null
  /** Texts and choices of the fields that were changed; ticks as true or false. */
  fields: Map<Element, string | boolean>
}

declare global {
  interface Window {
    /** Set by the page's head script; absent on pages without one. */
    [PAGE_MARKUP.earlyInput]?: EarlyInput
  }
}

/**
 * Gives the site what its visitor did before it had started: what he typed and chose in fields, what he points at, the control
 * that has his focus, then the one that he pressed last. Later calls do nothing.
 */
export function takeOverEarlyInput(page: Document) {
  const { documentElement: html } = page
  if (!html.hasAttribute(starting)) return
  html.removeAttribute(starting)
  html.removeAttribute(hostRuns)
  const { pressed, fields } = window[earlyInput] ?? {}
  Reflect.deleteProperty(window, earlyInput)
  for (const field of page.querySelectorAll<Field>('input, textarea, select'))
    announceChange(field, fields?.get(field))
  announcePointing([...page.querySelectorAll(':hover')].at(-1))
  announceFocus(page.activeElement)
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * React has put ticks and choices back to what it rendered, and has taken a typed text for its own. So they are made again as
 * changes; a text past React's own setter, which would not call it one.
 */
function announceChange(field: Field, wanted: string | boolean | undefined) {
  if (field instanceof HTMLSelectElement) {
    if (typeof wanted !== 'string' || field.value === wanted) return
    field.value = wanted
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof wanted === 'boolean') {
    if ((field as HTMLInputElement).checked !== wanted) field.click()
  } else if (field.value !== field.defaultValue && isText(field)) {
    const typed = field.value
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Who rests the mouse where it was before the site listened brings no event of his own. All of the site listens a moment later. */
function announcePointing(pointed: Element | undefined) {
  queueMicrotask(() =>
    pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
  )
}

/** React heard nothing of a focus that came before it; `focusin` is what it listens to. */
function announceFocus(focused: Element | null) {
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function isText({ type }: HTMLInputElement | HTMLTextAreaElement) {
  return type !== 'checkbox' && type !== 'radio'
}
