import type { ConsoleAction } from '../../src/documents'

type Move = Extract<ConsoleAction, { kind: 'rolloutMove' }>['move']

export const ACTIONS_COPY = {
  promote: 'Promote…',
  rollback: 'Roll back…',
  rollout: 'Roll out…',
  promoteTitle: (channel: string) => `Promote to ${channel}`,
  rollbackTitle: (channel: string) => `Roll back ${channel}`,
  rolloutTitle: (channel: string) => `Roll out on ${channel}`,
  application: 'Application',
  version: 'Version',
  choose: 'Choose…',
  chosen: 'Chosen',
  takeOut: (app: string) => `Take out ${app}`,
  loadOlder: 'Older versions',
  doesNotFit: (version: string) => `${version} (does not fit)`,
  fitsWithOthers: (version: string) => `${version} (with other versions beside it)`,
  leftOut: (app: string) => `Why some versions of ${app} do not fit`,
  versionsUnread: 'Its versions cannot be read',
  bad: (words: string) => `It is marked as bad: ${words}.`,
  what: 'What',
  everything: 'Everything, to the release before',
  reason: 'Reason',
  reasonHelp: 'It stands in the history.',
  stages: 'Stages, in percent',
  stagesHelp: 'Rising, such as 5, 25, 50. At 100 % it ends.',
  stagesWrong: 'Stages are whole numbers from 1 to 100, each larger than the one before.',
  every: 'Time for each stage',
  everyHelp: 'Such as 30m or 2h.',
  check: 'Show what it does',
  checking: 'Checking…',
  back: 'Change it',
  close: 'Close',
  again: 'Look again',
  doIt: 'Do it',
  doing: 'Doing it…',
  done: 'Done',
  command: 'The same at a terminal',
  refused: 'This cannot be done',
  says: 'What the command line says',
  changes: 'What it changes',
  overtaken: 'Somebody was faster',
  overtakenBy: (author: string, revision: number, at: string) =>
    `${author} moved the channel to revision ${String(revision)} on ${at}, after this was shown. Nothing was done. Look again at what it would do now.`,
  overtakenReason: (reason: string) => `Their reason: ${reason}`,
} as const

/** Buttons that move a rollout, and the titles of their dialogs. */
export const MOVE_WORDS: Readonly<Record<Move, { button: string; title: string }>> = {
  pause: { button: 'Pause…', title: 'Pause the rollout' },
  resume: { button: 'Resume…', title: 'Resume the rollout' },
  abort: { button: 'Abort…', title: 'Abort the rollout' },
  finish: { button: 'Finish…', title: 'Show it to everybody' },
}
