/**
 * jsdom has the dialog element but cannot show it as a modal. What a test needs of that: `open`, the focus brought in and
 * given back, Escape that asks by a cancel event, and the close event. That the page behind is inert is left to browsers.
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
