/**
 * Adds modal dialogs to jsdom, which has the dialog element but cannot show it as a modal. Covers the parts that tests need: `open`,
 * moving the focus in and back, Escape with a cancel event, and the close event. An inert page behind the dialog can only be tested in
 * browsers.
 */
export function provideModalDialogs() {
  if (typeof HTMLDialogElement === 'undefined' || 'showModal' in HTMLDialogElement.prototype) return
  const endings = new WeakMap<HTMLDialogElement, () => void>()

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      const opener = document.activeElement
      const onEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
      }
      this.setAttribute('open', '')
      this.querySelector<HTMLElement>('button, a[href], input, select, textarea, [tabindex]')?.focus()
      document.addEventListener('keydown', onEscape)
      endings.set(this, () => {
        document.removeEventListener('keydown', onEscape)
        if (opener instanceof HTMLElement) opener.focus()
      })
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.removeAttribute('open')
      endings.get(this)?.()
      endings.delete(this)
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })
}
