/** Selects what an element shows; false when there is nothing to select. */
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
