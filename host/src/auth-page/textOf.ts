/** What was typed into the field called `name` of a form. */
export function textOf(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
