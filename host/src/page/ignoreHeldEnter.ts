/**
 * Lets the user submit a form only once for each time that they press Enter. The browser repeats a held key, and would submit the form
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
