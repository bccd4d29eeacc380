import type { AddCommand } from './terminal/command'

/** Loads each command's module when it is wanted: all of them take longer than most commands. Help lists them in this order. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  publish: async () => (await import('./commands/publish')).addPublish,
  describe: async () => (await import('./commands/describe')).addDescribe,
  check: async () => (await import('./commands/check')).addCheck,
  verify: async () => (await import('./commands/verify')).addVerify,
  promote: async () => (await import('./commands/promote')).addPromote,
  rollback: async () => (await import('./commands/rollback')).addRollback,
  remove: async () => (await import('./commands/remove')).addRemove,
  history: async () => (await import('./commands/history')).addHistory,
  versions: async () => (await import('./commands/versions')).addVersions,
  mark: async () => (await import('./commands/mark')).addMark,
  show: async () => (await import('./commands/show')).addShow,
  diff: async () => (await import('./commands/diff')).addDiff,
  faults: async () => (await import('./commands/faults')).addFaults,
  health: async () => (await import('./commands/health')).addHealth,
  channels: async () => (await import('./commands/channel')).addChannels,
  channel: async () => (await import('./commands/channel')).addChannel,
  serve: async () => (await import('./commands/serve')).addServe,
  console: async () => (await import('./commands/console')).addConsole,
  mix: async () => (await import('./commands/mix')).addMix,
  rollout: async () => (await import('./commands/rollout')).addRollout,
  key: async () => (await import('./commands/key')).addKey,
  bisect: async () => (await import('./commands/bisect')).addBisect,
  changed: async () => (await import('./commands/changed')).addChanged,
  hooks: async () => (await import('./commands/hooks')).addHooks,
  prune: async () => (await import('./commands/prune')).addPrune,
  doctor: async () => (await import('./commands/doctor')).addDoctor,
  policy: async () => (await import('./commands/policy')).addPolicy,
}

/** Returns the command that the first word names. Without one, returns all commands, which help and messages list. */
export function commandsFor([word = '']: readonly string[]): Promise<AddCommand[]> {
  const named = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
  return Promise.all((named ? [named] : Object.values(COMMANDS)).map((load) => load()))
}
