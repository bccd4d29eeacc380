import { withoutPrivateParts } from '@crossbook/contract'

/** Roles of elements that a user operates. */
const WIDGETS =
  'button checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem'

/** Elements that a user operates. */
const CONTROLS = [
  'button, a[href], input, select, textarea, summary, [contenteditable]',
  ...WIDGETS.split(' ').map((role) => `[role=${role}]`),
].join(', ')

/** Roles of elements without a `role` attribute; of an input by its type. All others are text boxes. */
const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  summary: 'button',
  select: 'combobox',
}
const INPUT_ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}

/** Characters of a name that are reported: with the longest role they are within `REPORT_LIMITS.control`. */
const MOST_CHARACTERS = 60

/** Elements whose content the user typed or chose. */
const TYPED = 'input, select, textarea, [contenteditable], [role=textbox], [role=searchbox], [role=combobox]'

/**
 * Returns the role and accessible name of the control that an event came from, such as `button "Export CSV"`. Undefined if the element is
 * not part of a control. Never includes typed values; numbers, which may be amounts, become `…`.
 */
export function controlName(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  if (!control) return undefined
  const role = roleOf(control)
  const name = withoutPrivateParts(nameOf(control).replace(/\s+/g, ' ').trim()).replace(/\d[\d.,:]*/g, '…')
  return name === '' ? role : `${role} "${name.slice(0, MOST_CHARACTERS)}"`
}

function roleOf(control: Element) {
  const stated = control.getAttribute('role')
  if (stated) return stated
  if (control instanceof HTMLInputElement) return INPUT_ROLES[control.type] ?? 'textbox'
  return ROLES[control.localName] ?? 'textbox'
}

function nameOf(control: Element) {
  const labelledBy = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const label = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return (
    label || control.getAttribute('aria-label') || ownName(control) || control.getAttribute('title') || ''
  )
}

function ownName(control: Element) {
  if (control.matches(TYPED)) {
    const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
    return labels.map(labelText).join(' ')
  }
  return control.textContent
}

/** Returns the text of a label without the text of the control in it. */
function labelText(label: Node) {
  const copy = label.cloneNode(true)
  if (copy instanceof Element) for (const typed of copy.querySelectorAll(TYPED)) typed.remove()
  return copy.textContent ?? ''
}
