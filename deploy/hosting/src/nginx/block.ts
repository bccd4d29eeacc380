/** Lines of nginx's language. */
export type Lines = readonly string[]

/** A block with its lines indented: `block('location = /', ['return 404;'])`. */
export function block(head: string, lines: Lines): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}']
}

/** Quotes a text as one word of nginx's language. nginx or the container's start replaces ${…} in it. */
export function quoted(text: string) {
  if (/[\n\r]/.test(text)) throw new Error(`"${text}" cannot be part of nginx's configuration`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
