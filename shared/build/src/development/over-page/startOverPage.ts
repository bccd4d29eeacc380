import type { Problem } from '../problem'
import { createProblemDialog } from './createProblemDialog'
import { keepTyped } from './keepTyped'
import { REPLACING } from './refreshOverlay'
import { hearThrown } from './hearThrown'
import { openSocket } from './openSocket'

/** Shows over the page what is wrong with the working copy, and what is thrown in the page itself until a change replaces it. */
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
  hearThrown(window, (error) => {
    typed.mayBeLost()
    thrown.set(error.id, { kind: 'thrown', words: error.words })
    show()
    socket.tell(error)
  })
  // What is still wrong after a change is thrown again.
  window.addEventListener(REPLACING, () => {
    thrown.clear()
    show()
  })
}
