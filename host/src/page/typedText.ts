import { PAGE_MARKUP } from '@crossbook/contract'

const { typed } = PAGE_MARKUP

/** Text and selected options by field; checkboxes and radio buttons as booleans. */
type Typed = Map<EventTarget, string | boolean>

declare global {
  interface Window {
    /** Input from before the page was interactive, collected by the script in the page's head. */
    [PAGE_MARKUP.typed]?: Typed
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Restores the input from before the page was interactive, as change events that React receives. */
export function restoreTyped(page: Document) {
  const remembered = window[typed]
  Reflect.deleteProperty(window, typed)
  const fields = [...page.querySelectorAll<Field>('input, textarea, select')]
  // React resets text on its next render, which the first change event triggers. So read all fields before changing one.
  const values = fields.map((field) => changedValue(field, remembered?.get(field)))
  fields.forEach((field, at) => change(field, values[at]))
}

/** Returns the value that the user gave a field; undefined if none. React has already reset checkboxes. */
function changedValue(field: Field, remembered: string | boolean | undefined) {
  const isText = !(field instanceof HTMLSelectElement) && field.type !== 'checkbox' && field.type !== 'radio'
  if (!isText) return remembered
  // The browser fills in fields without an event (autofill, back and forward). A later render may have reset the field.
  const { value, defaultValue } = field
  const current = value === defaultValue ? remembered : value
  return current === defaultValue ? undefined : current
}

/** Changes a field like a user. Text is set with the native setter: React ignores changes made with its own. */
function change(field: Field, value: string | boolean | undefined) {
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click()
  } else if (value !== undefined) {
    const isSelect = field instanceof HTMLSelectElement
    if (!isSelect) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
}
