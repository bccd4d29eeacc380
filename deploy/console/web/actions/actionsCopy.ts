import type { ConsoleAction } from '../../src/documents'

type Move = Extract<ConsoleAction, { kind: 'rolloutMove' }>['move']

export const ACTIONS_COPY = {
  promote: 'Promote…',
  rollback: 'Roll back…',
  rollout: 'Roll out…',
  mark: 'Mark as bad…',
  promoteTitle: (channel: string) => `Promote to ${channel}`,
  rollbackTitle: (channel: string) => `Roll back ${channel}`,
  markTitle: (app: string, version: string) => `Mark ${app} ${version} as bad`,
  rolloutTitle: (channel: string) => `Roll out on ${channel}`,
  application: 'Application',
  version: 'Version',
  choose: 'Choose…',
  chosen: 'Chosen',
  takeOut: (app: string) => `Remove ${app}`,
  loadOlder: 'Older versions',
  doesNotFit: (version: string) => `${version} (does not fit)`,
  fitsWithOthers: (version: string) => `${version} (fits other versions only)`,
  leftOut: (app: string) => `Why some versions of ${app} do not fit`,
  versionsUnread: 'Its versions cannot be read',
  bad: (reason: string) => `It is marked as bad: ${reason}.`,
  what: 'What',
  everything: 'All applications, to the previous release',
  reason: 'Reason',
  wrong: 'Problem with this build',
  wrongHelp: 'While a build is marked, it cannot be promoted.',
  reasonHelp: 'Shown in the history.',
  stages: 'Stages, in percent',
  stagesHelp: 'Increasing, such as 5, 25, 50. The rollout ends at 100 %.',
  stagesWrong: 'Stages are whole numbers from 1 to 100, each larger than the previous one.',
  every: 'Time for each stage',
  everyHelp: 'Such as 30m or 2h.',
  check: 'Preview',
  back: 'Edit',
  close: 'Close',
  again: 'Preview again',
  run: 'Run',
  running: 'Running…',
  done: 'Done',
  command: 'Equivalent command',
  refused: 'Not possible',
  output: 'Command output',
  changes: 'Changes',
  overtaken: 'The channel has moved',
  overtakenBy: (author: string, revision: number, at: string) =>
    `${author} moved the channel to revision ${String(revision)} on ${at}, after this preview. Nothing was changed. Preview it again before you run it.`,
  overtakenReason: (reason: string) => `Their reason: ${reason}`,
} as const

/** Buttons that move a rollout, and the titles of their dialogs. */
export const MOVE_LABELS: Readonly<Record<Move, { button: string; title: string }>> = {
  pause: { button: 'Pause…', title: 'Pause the rollout' },
  resume: { button: 'Resume…', title: 'Resume the rollout' },
  abort: { button: 'Abort…', title: 'Abort the rollout' },
  finish: { button: 'Finish…', title: 'Finish the rollout' },
}
