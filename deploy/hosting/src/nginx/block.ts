/** Lines of nginx's language. */
export type Lines = readonly string[]

/** A block with its lines indented: `block('location = /', ['return 404;'])`. */
export function block(head: string, lines: Lines): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}']
}

/** A text as one word of nginx's language; what stands as ${…} in it is left to nginx or to the container's start. */
export function quoted(text: string) {
  if (/[\n\r]/.test(text)) throw new Error(`"${text}" cannot stand in nginx's configuration`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
