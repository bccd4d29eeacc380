import type { Problem } from '../problem'
import { createProblemDialog } from './createProblemDialog'
import { keepTyped } from './keepTyped'
import { REPLACING } from './refreshOverlay'
import { watchErrors } from './watchErrors'
import { openSocket } from './openSocket'

/** Shows problems over the page: those of the working copy, and errors of the page itself until a change replaces them. */
export function startOverPage() {
  const dialog = createProblemDialog(document)
  const typed = keepTyped(document, () => location.pathname)
  let ofWorkingCopy: readonly Problem[] = []
  const thrown = new Map<number, Problem>()
  const show = () => dialog.show([...ofWorkingCopy, ...thrown.values()])

  const socket = openSocket({
    onProblems(problems) {
      ofWorkingCopy = problems
      show()
    },
    onPlaced({ id, problem }) {
      if (!thrown.has(id)) return
      thrown.set(id, problem)
      show()
    },
  })
  watchErrors(window, (error) => {
    typed.mayBeLost()
    thrown.set(error.id, { kind: 'thrown', message: error.message })
    show()
    socket.send(error)
  })
  // An error that persists after a change is thrown again.
  window.addEventListener(REPLACING, () => {
    thrown.clear()
    show()
  })
}
