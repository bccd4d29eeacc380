/** Fields that take text or a choice; buttons of all kinds do not. */
const FIELD = 'input:not([type=button], [type=submit], [type=reset], [type=image]), textarea, select'

const EDITABLE = `${FIELD}, [contenteditable]:not([contenteditable=false])`

/** Events that may start or end typing. */
const EVENTS = ['focusin', 'focusout', 'input', 'change', 'submit', 'reset', 'click'] as const

/** Whether the visitor is in a field, or has put something into a form that is not sent. */
export function isTyping() {
  if (document.activeElement?.matches(EDITABLE)) return true
  return [...document.querySelectorAll<HTMLInputElement>(`form :is(${FIELD})`)].some(isChanged)
}

/** Calls the listener when `isTyping` may have changed. Returns a function that unsubscribes. */
export function subscribeToTyping(listener: () => void) {
  // After the event: only then has the focus arrived, and a form that was sent been emptied.
  const notify = () => setTimeout(listener)
  for (const event of EVENTS) document.addEventListener(event, notify)
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, notify)
  }
}

function isChanged(field: HTMLInputElement) {
  if (field.value === '') return false
  try {
    // Browsers say so of fields that a visitor, and no program, has changed.
    return field.matches(':user-valid, :user-invalid')
  } catch {
    return true
  }
}
