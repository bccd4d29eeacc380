import { PAGE_MARKUP } from '@crossbook/contract'
import { isTextField, selectionOf, watchFocus, type TextSelection } from './watchFocus'

const { frame, screen } = PAGE_MARKUP

/** The two parts of a page that become interactive one after the other. */
export type PagePart = 'shell' | 'screen'

/** Input from before hydration: typed, chosen, or filled in by the browser or an extension. */
export interface EarlyInput {
  /**
   * Reads the fields of a part that has just mounted. Call it in a layout effect: the next render resets fields to React's own values. If
   * React has discarded prerendered elements, input, focus and selection move to the elements in their place.
   */
  collect(part: PagePart): void
  /**
   * Sends the collected input to React, as the events that a user causes. Call it once effects have run: the handlers of the first render
   * do not know the address's query or the session, and would write over them.
   */
  deliver(): void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Text and selected options; checkboxes and radio buttons as booleans. */
type Input = string | boolean

interface Collected {
  input: Input
  /** The field's default when it was collected. */
  initial: Input
  selection: TextSelection | undefined
}

const FIELDS = 'input:not([type=file], [type=hidden]), textarea, select'
const FOCUSABLE = `${FIELDS}, button, a[href], summary`

/** The prerendered parts that hydrate when their module has arrived. */
const HELD = `[${screen}], [${frame}]`

/**
 * Watches the prerendered fields in an element. They are read only once React has mounted their part, because a field that React has
 * removed still contains the user's input.
 */
export function createEarlyInput(root: Element): EarlyInput {
  const { location } = window
  let prerendered = [...root.querySelectorAll(FOCUSABLE)]
  const waiting = new Set([...root.querySelectorAll<Field>(FIELDS)])
  const collected = new Map<Field, Collected>()
  const openedAt = location.pathname
  const focus = watchFocus(root.ownerDocument)

  /** Finds the replacement of a discarded element: the one with the same position among similar elements. */
  const replacementOf = <Discarded extends Element>(discarded: Discarded) => {
    const key = keyOf(discarded)
    const isAlike = (other: Element): other is Discarded => keyOf(other) === key
    return [...root.querySelectorAll(discarded.localName)].filter(isAlike)[
      prerendered.filter(isAlike).indexOf(discarded)
    ]
  }

  const collectFrom = (field: Field) => {
    const current = field.isConnected ? field : replacementOf(field)
    if (!current) return
    waiting.delete(field)
    const input = inputOf(field)
    if (input === defaultOf(field)) return
    if (current !== field) setInput(current, input)
    collected.set(current, { input, initial: defaultOf(current), selection: selectionOf(field) })
  }

  return {
    collect(part) {
      // The input belongs to the page that it was made in.
      if (location.pathname !== openedAt) waiting.clear()
      for (const field of waiting)
        if (part === 'screen' || !field.isConnected || !field.closest(HELD)) collectFrom(field)
      if (location.pathname === openedAt) focus.restore(replacementOf)
      if (part !== 'screen') return
      focus.stop()
      // The input may include passwords, so none of it is kept.
      if (waiting.size === 0) prerendered = []
    },
    deliver() {
      for (const [field, { input, initial, selection }] of collected) {
        const current = inputOf(field)
        // Compares with the collected default: React has meanwhile set the current default to the user's input.
        const wasReset = current === initial
        changeLikeUser(field, wasReset ? input : current, wasReset ? selection : selectionOf(field))
      }
      collected.clear()
    },
  }
}

function keyOf(element: Element) {
  const attributes = ['type', 'name', 'autocomplete', 'href'].map((name) => element.getAttribute(name) ?? '')
  const text = element.matches(FIELDS) ? '' : element.textContent
  return [element.localName, ...attributes, text].join('\n')
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function inputOf(field: Field): Input {
  return isSwitch(field) ? field.checked : field.value
}

function defaultOf(field: Field): Input {
  if (isSwitch(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Sets a field with the setter of its class. React replaces the setter of the element, and ignores changes made with its own. */
function setInput(field: Field, input: Input) {
  const name = isSwitch(field) ? 'checked' : 'value'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, input)
}

/** Changes a field so that React notices, whether or not the field already shows the input. */
function changeLikeUser(field: Field, input: Input, selection: TextSelection | undefined) {
  if (isSwitch(field)) {
    field.checked = !input
    field.click()
  } else if (isTextField(field)) {
    field.value = field.defaultValue
    setInput(field, input)
    if (selection && document.activeElement === field) field.setSelectionRange(...selection)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  } else {
    setInput(field, input)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
