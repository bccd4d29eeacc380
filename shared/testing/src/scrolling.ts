/** Lets components scroll to an element. jsdom lays nothing out and has no such method. */
export function provideScrolling() {
  if ('Element' in globalThis && !('scrollIntoView' in Element.prototype))
    Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}
