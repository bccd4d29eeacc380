import escapeHtml from 'escape-html'

/** Serializes a value as JSON for use inside a script element: nothing in it can end the element or a line of script. */
export function inlineJson(value: unknown) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A tag with its attributes in order; `true` writes the bare name. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>) {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === true ? attribute : `${attribute}="${escapeHtml(value)}"`,
  )
  return `<${[name, ...written].join(' ')}>`
}
