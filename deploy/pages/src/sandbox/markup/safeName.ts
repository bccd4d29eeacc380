/** Returns a name that a guest has chosen, in a form that is safe in messages. */
export function safeName(name: string) {
  return name.replace(/[^\w:-]/g, '?').slice(0, 40)
}
