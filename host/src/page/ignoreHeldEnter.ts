/**
 * Lets a form be sent once for each time that Enter is pressed. The browser repeats a key that is held down, and would send the form
 * again right after its fields were cleared. In text areas the repetitions are new lines.
 */
export function ignoreHeldEnter(page: Document) {
  page.addEventListener(
    'keydown',
    (event) => {
      const { target, key, repeat } = event
      if (!repeat || key !== 'Enter' || !(target instanceof Element)) return
      if (target.closest('form') && !(target instanceof HTMLTextAreaElement)) event.preventDefault()
    },
    { capture: true },
  )
}
