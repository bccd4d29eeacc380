/** Custom property that `size.covered` reads. */
const COVERED = '--cb-size-covered'

/**
 * Attribute of the html element with the heights in pixels that elements cover at the lower end of the window. Host and remotes have their
 * own copies of this code, so the document keeps the heights of all of them.
 */
const HEIGHTS = 'data-cb-covered'

/**
 * Ref of an element that is fixed to the lower end of the window. While it is mounted, the browser scrolls focused controls clear of it,
 * and the page can be scrolled until its end is clear of it as well (WCAG 2.4.11).
 *
 * @example
 * <Bar ref={coversPageEnd}>Still loading</Bar>
 */
export function coversPageEnd(element: HTMLElement | null) {
  if (!element) return undefined
  let covered = 0
  const cover = (height: number) => {
    replaceHeight(covered, height)
    covered = height
  }
  const measure = () => {
    const { offsetTop, offsetHeight } = element
    const below = innerHeight - offsetTop - offsetHeight
    // Some of them are at the top of the window on phones.
    cover(offsetTop > below ? innerHeight - offsetTop : 0)
  }
  const observer = new ResizeObserver(() => {
    measure()
    // A new bar may cover the control that has the focus.
    scrollClear({ target: document.activeElement })
  })
  observer.observe(element)
  window.addEventListener('resize', measure)
  document.addEventListener('focusin', scrollClear)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    document.removeEventListener('focusin', scrollClear)
    cover(0)
  }
}

/** Browsers do not scroll to a focused control inside the window, even if a bar covers it. */
function scrollClear({ target }: { target: EventTarget | null }) {
  if (target instanceof Element && target !== document.body)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Replaces one element's height in the list of all heights; 0 means no height. The page is kept clear of the largest one. */
function replaceHeight(before: number, after: number) {
  const page = document.documentElement
  const heights = (page.getAttribute(HEIGHTS) ?? '').split(' ').filter(Boolean)
  const at = heights.indexOf(String(before))
  if (at >= 0) heights.splice(at, 1)
  if (after > 0) heights.push(String(after))
  if (heights.length > 0) {
    page.setAttribute(HEIGHTS, heights.join(' '))
    page.style.setProperty(COVERED, `${Math.max(...heights.map(Number))}px`)
  } else {
    page.removeAttribute(HEIGHTS)
    page.style.removeProperty(COVERED)
  }
}
