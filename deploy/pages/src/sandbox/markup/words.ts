/** A set of the words in a text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Returns a name that a guest has chosen, in a form that is safe in messages. */
export function shown(name: string) {
  return name.replace(/[^\w:-]/g, '?').slice(0, 40)
}
