import type { FaultCause } from '@crossbook/reports'
import type { HistoryEntry, ReleaseDifference, Verification } from '@crossbook/releases'

// What the console's server answers and its page reads. Types alone: the page takes nothing else from the server's code.
// Instants are ISO 8601; null stands where nobody can tell or nothing has been reported.

/** GET /api/overview: applications × channels, from each channel's last revision and a window of its history. */
export interface Overview {
  /** Whether the console was opened with --write. */
  writes: boolean
  /** The store as its owner names it: a folder, or a bucket's address without keys. */
  store: string
  /** In the order of their names. */
  channels: ChannelSummary[]
  /** The host first, then remotes by name. */
  apps: AppRow[]
  /** Names of the holders of keys who may sign builds, and of what: the teams to filter by. */
  teams: { name: string; apps: string[] }[]
  /** Channels that could not be read, in words. */
  problems: string[]
}

/** What a channel shows now. */
export interface ChannelSummary {
  channel: string
  revision: number
  release: string
  at: string
  author: string
  url: string | null
  acceptsMixes: boolean
  frozenUntil: string | null
  /** What `verify` found of exactly this set of builds. */
  verified: 'passed' | 'failed' | null
  rollout: RolloutSummary | null
}

/** A release on its way to everybody. */
export interface RolloutSummary {
  release: string
  /** Versions that only the new release has. */
  apps: { app: string; version: string }[]
  stages: number[]
  stage: number
  percent: number
  isPaused: boolean
  since: string
}

/** One application on each channel. */
export interface AppRow {
  app: string
  /** By channel; a channel that does not show it has no key. */
  cells: Record<string, AppCell>
}

export interface AppCell {
  version: string
  /** The revision that brought it; null when it is older than what was looked through. */
  broughtBy: { revision: number; at: string; author: string } | null
  /** The version that a rollout shows to part of the visitors. */
  rollingOut: { version: string; percent: number } | null
  /** What somebody marked it as bad for. */
  bad: string | null
  health: Health | null
}

/** How a build does in visitors' browsers, of the last seven days. */
export interface Health {
  visits: number
  faulty: number
  /** By day, oldest first, the day of now last. */
  days: { day: string; visits: number; faulty: number }[]
  /** What three of four visits keep to: milliseconds, milliseconds, score. */
  largestPaint: number | null
  interaction: number | null
  layoutShift: number | null
}

/** GET /api/channels/:channel */
export interface ChannelDetail extends ChannelSummary {
  /** Routes, applications, menu entries of the shown release. */
  routes: number
  apps: {
    app: string
    version: string
    health: Health | null
    before: { version: string; health: Health | null } | null
  }[]
  settings: { name: string; value: string }[]
  verification: Verification | null
  /** Of the running rollout: what the judge sees, by slot, oldest first, of both releases. */
  curves: RolloutCurves | null
}

export interface RolloutCurves {
  /** What the judge would say now, in the command line's words. */
  words: string
  slots: { at: string; now: { visits: number; faulty: number }; before: { visits: number; faulty: number } }[]
}

/** GET /api/channels/:channel/history?before=REVISION&limit=50: newest first. */
export interface HistoryPage {
  entries: TimelineEntry[]
  /** What to ask `before` for next; null at the first revision. */
  next: number | null
}

export type TimelineEntry = Pick<
  HistoryEntry,
  'revision' | 'release' | 'at' | 'author' | 'reason' | 'kind' | 'changes' | 'forced'
> & { signedBy: string | null }

/** GET /api/channels/:channel/revisions/:revision: what it changed. */
export interface RevisionDetail extends TimelineEntry {
  /** Undefined when one of both releases is pruned. */
  difference?: ReleaseDifference
  /** Bytes of the files that a screen brings itself, as built, where they changed. */
  sizes: { path: string; before: number | null; after: number | null }[]
  /** Kilobytes of script that a first visit to a screen may need, where its team has changed them and its commits are at hand. */
  budgets: { path: string; before: number | null; after: number | null }[]
}

/** GET /api/differences?from=CHANNEL&to=CHANNEL */
export interface ChannelDifference {
  from: string
  to: string
  difference: ReleaseDifference
}

/** GET /api/apps/:app?before=VERSION&limit=50: its builds, newest first. */
export interface AppDetail {
  app: string
  builds: BuildSummary[]
  next: string | null
}

export interface BuildSummary {
  version: string
  /** When it was published. */
  at: string
  commit: string | null
  bad: string | null
  /** Channels that show it now. */
  channels: string[]
  /** Channels that show it to part of the users, in a rollout. */
  rollouts: { channel: string; percent: number }[]
}

/**
 * GET /api/fitting?channel=CHANNEL&app=APP&with=APP@VERSION,…&before=VERSION&limit=50: its builds, newest first, and what keeps
 * each from being chosen beside those of other applications.
 */
export interface FittingBuilds {
  app: string
  builds: FittingBuild[]
  next: string | null
}

export interface FittingBuild {
  version: string
  bad: string | null
  /** Why it cannot stand beside the chosen builds, in their host or else the channel's; empty when it can. */
  misfits: string[]
  /** Why it cannot stand beside what else the channel shows: with other versions of that, it may. */
  others: string[]
}

/** GET /api/apps/:app/builds/:version */
export interface BuildDetail extends BuildSummary {
  app: string
  routes: { path: string; title: string; access: string; bytes: number | null }[]
  /** What it wants of host and shared packages, by name. */
  requirements: { name: string; range: string }[]
  provenance: { key: string; builder: string; run: string | null; repository: string | null } | null
  /** Faults of this build on all channels in the last 30 days. */
  faults: FaultGroup[]
}

/** GET /api/mixes */
export interface Mixes {
  mixes: MixSummary[]
  /** Channels that accept mixes, with what can be chosen there. */
  channels: string[]
  problems: string[]
}

export interface MixSummary {
  id: string
  channel: string
  name: string
  apps: { app: string; version: string }[]
  author: string
  createdAt: string
  expiresAt: string
  endedAt: string | null
  /** Undefined where the channel has no address. */
  link: string | null
  /** What browsers told of it in the last 30 days: how often it was opened at least, and when last. By whom nobody knows. */
  opened: { visits: number; last: string } | null
}

/** GET /api/faults?channel=CHANNEL&app=APP&days=7 */
export interface Faults {
  groups: FaultGroup[]
  /** Nothing is collected on this machine: says in words what to do. */
  words: string | null
}

export type FaultGroup = Omit<FaultCause, 'stack'> & {
  channel: string
  stack: string
  visits: number
  days: { day: string; count: number }[]
  /** When the channel showed that release first, and who moved it. */
  shown: { at: string; author: string } | null
  /** The command line that serves what the page showed. */
  reproduce: string
  /** The command line of bisect that finds the build. */
  bisect: string | null
  /** Who is shown the build that failed now, on this channel; null for nobody. */
  shownTo: 'everybody' | 'rollout' | null
}

/** GET /api/search?q=words: at most 30, best first. */
export interface SearchAnswer {
  found: {
    kind: 'channel' | 'app' | 'build' | 'release' | 'mix' | 'route'
    title: string
    detail: string
    address: string
  }[]
}

/** What can be done from the page, each one command line of `pnpm release`. */
export type ConsoleAction =
  | { kind: 'promote'; channel: string; apps: { app: string; version: string }[]; reason: string }
  | { kind: 'rollback'; channel: string; apps: string[]; reason: string }
  | {
      kind: 'rollout'
      channel: string
      apps: { app: string; version: string }[]
      stages: number[]
      every: string
      reason: string
    }
  /** Marks a build as bad; `channel` is the one on which it failed. */
  | { kind: 'mark'; channel: string; app: string; version: string; reason: string }
  | { kind: 'rolloutMove'; channel: string; move: 'pause' | 'resume' | 'abort' | 'finish'; reason: string }
  | {
      kind: 'mixCreate'
      channel: string
      apps: { app: string; version: string }[]
      name: string
      days: number
    }
  | { kind: 'mixEnd'; channel: string; id: string }

/**
 * POST /api/preview with { action }: what the action would do and what stands against it, as the command line would say; nothing is
 * changed. POST /api/act with { action, seen }: does it, if the channel still is at revision `seen`; otherwise it is overtaken.
 */
export interface ActionPreview {
  /** The same as typed at a terminal. */
  command: string
  /** The channel's revision that the preview was made of. */
  seen: number
  difference: ReleaseDifference | null
  /** What refuses it; empty when it can be done. */
  problems: string[]
  /** What it would say, in the command line's words. */
  words: string
}

export type ActionAnswer =
  | { kind: 'done'; words: string; revision: number | null }
  | { kind: 'refused'; problems: string[] }
  | { kind: 'overtaken'; by: TimelineEntry }

/** GET /api/events (server-sent): something of this kind changed; the page asks again what it shows. */
export type ConsoleEvent =
  { kind: 'channel'; channel: string; revision: number } | { kind: 'mixes' } | { kind: 'reports' }
