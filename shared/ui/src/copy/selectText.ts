/** Selects the text of an element. Returns false if there is no element, or if the document has no selection. */
export function selectText(element: HTMLElement | null): boolean {
  if (element === null) return false
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus()
    element.select()
    return true
  }
  const selection = window.getSelection()
  if (selection === null) return false
  selection.selectAllChildren(element)
  return true
}
