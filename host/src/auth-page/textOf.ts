/** Returns the text in the form's field `name`. */
export function textOf(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
