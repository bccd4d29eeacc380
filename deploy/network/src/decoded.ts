/** A percent-encoded text as plain text; one that is not encoded as URLs are is unchanged. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
