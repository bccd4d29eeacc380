import { Notice } from '@crossbook/ui'
import type { ActionAnswer } from '../../src/documents'
import { formatMoment } from '../showing/moments'
import { Problems } from '../showing/Problems'
import { ACTIONS_COPY } from './actionsCopy'

/** Shows the result of an action. */
export function Outcome({ answer }: { answer: ActionAnswer }) {
  switch (answer.kind) {
    case 'done':
      return (
        <Notice title={ACTIONS_COPY.done} announced>
          {answer.output}
        </Notice>
      )
    case 'refused':
      return <Problems title={ACTIONS_COPY.refused} problems={answer.problems} />
    case 'overtaken': {
      const { author, revision, at, reason } = answer.by
      return (
        <Notice tone="warn" title={ACTIONS_COPY.overtaken} announced>
          <p>{ACTIONS_COPY.overtakenBy(author, revision, formatMoment(at))}</p>
          {reason !== undefined && <p>{ACTIONS_COPY.overtakenReason(reason)}</p>}
        </Notice>
      )
    }
  }
}
