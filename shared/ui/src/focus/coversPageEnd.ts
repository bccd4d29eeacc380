/** Custom property that `size.covered` reads. */
const COVERED = '--cb-size-covered'

/** Heights in pixels that elements cover at the lower end of the window. */
const covered = new Map<HTMLElement, number>()

/**
 * Ref of an element that is fixed to the lower end of the window. While it is mounted, the browser scrolls focused controls clear of it,
 * and the page can be scrolled until its end is clear of it as well (WCAG 2.4.11).
 *
 * @example
 * <Bar ref={coversPageEnd}>Still loading</Bar>
 */
export function coversPageEnd(element: HTMLElement | null) {
  if (!element) return undefined
  const measure = () => {
    const { offsetTop, offsetHeight } = element
    const below = innerHeight - offsetTop - offsetHeight
    // On phones some of them move to the upper end.
    covered.set(element, offsetTop > below ? innerHeight - offsetTop : 0)
    keepClear()
  }
  const observer = new ResizeObserver(() => {
    measure()
    // A bar that appears may cover the control that has the focus already.
    scrollClear({ target: document.activeElement })
  })
  observer.observe(element)
  window.addEventListener('resize', measure)
  document.addEventListener('focusin', scrollClear)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    document.removeEventListener('focusin', scrollClear)
    covered.delete(element)
    keepClear()
  }
}

/** Browsers do not scroll to a focused control that is in the window already, although a bar covers it. */
function scrollClear({ target }: { target: EventTarget | null }) {
  if (target instanceof Element && target !== document.body)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function keepClear() {
  const height = Math.max(0, ...covered.values())
  const { style } = document.documentElement
  if (height > 0) style.setProperty(COVERED, `${height}px`)
  else style.removeProperty(COVERED)
}
