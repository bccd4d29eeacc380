/** Custom property that `size.covered` reads. */
const COVERED = '--cb-size-covered'

/** Custom property that `size.bottomBar` reads. */
const BOTTOM_BAR = '--cb-size-bottom-bar'

/**
 * Attributes of the html element with the heights in pixels that elements cover at the lower end of the window: of all of them, and of
 * bars. Host and remotes have their own copies of this code, so the document keeps the heights of all of them.
 */
const HEIGHTS = 'data-cb-covered'
const BAR_HEIGHTS = 'data-cb-bottom-bars'

/** Pixels by which rounded places and heights may miss the edge of the window. */
const ROUNDING = 1

/**
 * Ref of an element that is fixed to the lower end of the window. While it is mounted, the browser scrolls focused controls clear of it,
 * and the page can be scrolled until its end is clear of it as well (WCAG 2.4.11). An element that reaches the edge of the window is a bar:
 * other elements keep clear of it by `size.bottomBar`.
 *
 * @example
 * <Bar ref={coversPageEnd}>Still loading</Bar>
 */
export function coversPageEnd(element: HTMLElement | null) {
  if (!element) return undefined
  let covered = 0
  let barHeight = 0
  const cover = (height: number, ofBar: number) => {
    replaceHeight(HEIGHTS, COVERED, covered, height)
    covered = height
    // Elements that keep clear of bars listen for this attribute, so it changes only with the height of a bar.
    if (ofBar !== barHeight) replaceHeight(BAR_HEIGHTS, BOTTOM_BAR, barHeight, ofBar)
    barHeight = ofBar
  }
  const measure = () => {
    const { offsetTop, offsetHeight } = element
    const below = innerHeight - offsetTop - offsetHeight
    // Some of them are at the top of the window on phones.
    const height = offsetTop > below ? innerHeight - offsetTop : 0
    cover(height, below <= ROUNDING ? height : 0)
  }
  const onMove = () => {
    measure()
    // It may cover the control that has the focus.
    scrollClear({ target: document.activeElement })
  }
  const observer = new ResizeObserver(onMove)
  observer.observe(element)
  // A bar that appears or grows moves the elements that keep clear of it.
  const bars = new MutationObserver(onMove)
  bars.observe(document.documentElement, { attributeFilter: [BAR_HEIGHTS] })
  window.addEventListener('resize', measure)
  document.addEventListener('focusin', scrollClear)
  return () => {
    observer.disconnect()
    bars.disconnect()
    window.removeEventListener('resize', measure)
    document.removeEventListener('focusin', scrollClear)
    cover(0, 0)
  }
}

/** Browsers do not scroll to a focused control inside the window, even if a bar covers it. */
function scrollClear({ target }: { target: EventTarget | null }) {
  if (target instanceof Element && target !== document.body)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Replaces one element's height in the list of all heights in an attribute; 0 means no height. The property becomes the largest one, so that
 * the page is kept clear of it.
 */
function replaceHeight(attribute: string, property: string, before: number, after: number) {
  const page = document.documentElement
  const heights = (page.getAttribute(attribute) ?? '').split(' ').filter(Boolean)
  const at = heights.indexOf(String(before))
  if (at >= 0) heights.splice(at, 1)
  if (after > 0) heights.push(String(after))
  if (heights.length > 0) {
    page.setAttribute(attribute, heights.join(' '))
    page.style.setProperty(property, `${Math.max(...heights.map(Number))}px`)
  } else {
    page.removeAttribute(attribute)
    page.style.removeProperty(property)
  }
}
