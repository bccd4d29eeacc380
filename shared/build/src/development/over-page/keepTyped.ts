type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The last input of a field. */
interface Entry {
  field: Field
  value: string | boolean
}

const FIELDS = 'input, textarea, select'

/**
 * Remembers the input of a page, because a screen that throws is removed with its fields. After an error, fields that return are filled
 * again as a user would fill them. Navigation to another path discards the input.
 */
export function keepTyped(page: Document, currentPath: () => string) {
  const entries = new Map<string, Entry>()
  let path = currentPath()

  function note({ target }: Event) {
    if (!isField(target)) return
    if (currentPath() !== path) entries.clear()
    path = currentPath()
    entries.set(nameOf(page, target), { field: target, value: valueOf(target) })
  }

  const observer = new MutationObserver(() => {
    if (currentPath() !== path) return entries.clear()
    for (const field of page.querySelectorAll<Field>(FIELDS)) {
      const entry = entries.get(nameOf(page, field))
      // A field that was never removed keeps the value that its screen gave it.
      if (!entry || entry.field === field || entry.field.isConnected) continue
      entry.field = field
      if (valueOf(field) !== entry.value) enter(field, entry.value)
    }
  })

  for (const event of ['input', 'change']) page.addEventListener(event, note, { capture: true })
  return {
    /** Called after an error: fields may now disappear and return. */
    mayBeLost: () => observer.observe(page, { childList: true, subtree: true }),
  }
}

/** Returns a key for a field: its type, name and label, and its position among fields with the same ones. */
function nameOf(page: Document, field: Field) {
  const name = wordsOf(field)
  const alike = [...page.querySelectorAll<Field>(FIELDS)].filter((other) => wordsOf(other) === name)
  return `${alike.indexOf(field)} ${name}`
}

function wordsOf(field: Field) {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
  return `${field.type} ${field.name} ${label}`
}

function valueOf(field: Field) {
  return isTick(field) ? field.checked : field.value
}

/** Sets a field without React's own setter, after which React would ignore the event. */
function enter(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') return field.click()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS)
}
