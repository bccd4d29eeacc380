import { controlName } from './controlName'

/** Milliseconds without a paint after a click after which the page counts as hanging. */
const HANG_MS = 5_000

/** Milliseconds after a click within which an idle page paints, or else runs a timer. */
const ANSWER_MS = 1_000

/** Milliseconds that the wall clock may gain on the page's clock. A larger difference means that the machine slept. */
const SLEPT_MS = 1_000

/**
 * Calls `onClick` at each click. If the page then does not paint for 5 s, calls the returned function with a message. A key press that
 * activates a control is a click as well. A hidden page, a window in which the browser draws no frames, and a sleeping machine are not
 * hangs.
 */
export function watchHangs(page: Window, onClick: (target: EventTarget | null) => (message: string) => void) {
  page.document.addEventListener(
    'click',
    ({ target }) => {
      if (page.document.visibilityState === 'hidden') return
      const onHang = onClick(target)
      const control = controlName(target)
      const cause = control === undefined ? 'a click' : `a click on ${control}`
      watchAnswer(page, () => onHang(`The page did not paint for 5 s after ${cause}`))
    },
    { capture: true, passive: true },
  )
}

/**
 * Calls `onHang` when the page's answer is 5 s late. The answer is a frame, or a timer after one second. If timers run but no frames
 * come, the page is not busy: the browser does not draw it.
 */
function watchAnswer(page: Window, onHang: () => void) {
  const [began, wallBegan] = [performance.now(), Date.now()]
  const end = () => {
    clearTimeout(timer)
    page.cancelAnimationFrame(frame)
    page.document.removeEventListener('visibilitychange', end)
  }
  const answered = () => {
    end()
    const [ms, wallMs] = [performance.now() - began, Date.now() - wallBegan]
    if (ms >= HANG_MS && wallMs - ms < SLEPT_MS) onHang()
  }
  const timer = setTimeout(answered, ANSWER_MS)
  const frame = page.requestAnimationFrame(() => {
    clearTimeout(timer)
    // A task that a frame queues runs after its paint.
    setTimeout(answered)
  })
  page.document.addEventListener('visibilitychange', end)
}
