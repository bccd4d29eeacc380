import type { FaultCause } from '@crossbook/reports'
import type { HistoryEntry, ReleaseDifference, Verification } from '@crossbook/releases'
import type { InferInput } from 'valibot'
import type { actionSchema } from './actions/action'

// Documents that the console's server sends and its page reads. Types only: the page imports nothing else from the server.
// Instants are ISO 8601; null means unknown or not reported.

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
  /** Messages about channels that could not be read. */
  problems: string[]
}

export interface ChannelSummary {
  channel: string
  revision: number
  release: string
  at: string
  author: string
  url: string | null
  acceptsMixes: boolean
  frozenUntil: string | null
  /** Result of `verify` for exactly this set of builds. */
  verified: 'passed' | 'failed' | null
  rollout: RolloutSummary | null
}

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

/** One application on each channel that shows it, by channel. */
export interface AppRow {
  app: string
  cells: Record<string, AppCell>
}

export interface AppCell {
  version: string
  /** The revision that introduced this version; null when it is older than the searched revisions. */
  broughtBy: { revision: number; at: string; author: string } | null
  /** The version that a rollout shows to part of the visitors. */
  rollingOut: { version: string; percent: number } | null
  /** The reason why it is marked as bad; null when it is not. */
  bad: string | null
  health: Health | null
}

/** Health of a build in users' browsers in the last seven days. */
export interface Health extends Visits {
  /** By day, oldest first. The last one is today. */
  days: (Visits & { day: string })[]
  /** 75th percentiles: milliseconds, milliseconds, score. */
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
  /** The judge's slots during a rollout, oldest first, of both releases. */
  curves: RolloutCurves | null
}

export interface RolloutCurves {
  /** The judge's current verdict, as the command line prints it. */
  verdict: string
  slots: { at: string; now: Visits; before: Visits }[]
}

export interface Visits {
  visits: number
  faulty: number
}

/** GET /api/channels/:channel/history?before=REVISION&limit=50: newest first. */
export interface HistoryPage {
  entries: TimelineEntry[]
  /** Value of `before` for the next request; null at the first revision. */
  next: number | null
}

export type TimelineEntry = Pick<
  HistoryEntry,
  'revision' | 'release' | 'at' | 'author' | 'reason' | 'kind' | 'changes' | 'forced'
> & { signedBy: string | null }

/** GET /api/channels/:channel/revisions/:revision: a revision and its changes. */
export interface RevisionDetail extends TimelineEntry {
  /** Undefined when either release is pruned. */
  difference?: ReleaseDifference
  /** Changed sizes of a screen's own files, as built, in bytes. */
  sizes: ChangedFigure[]
  /** Changed script budgets of a first visit to a screen, in kilobytes. Empty when the commits are not available. */
  budgets: ChangedFigure[]
}

export interface ChangedFigure {
  path: string
  before: number | null
  after: number | null
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
 * GET /api/fitting?channel=CHANNEL&app=APP&with=APP@VERSION,…&before=VERSION&limit=50: the application's builds, newest first, and
 * why each does not fit the builds chosen for other applications.
 */
export interface FittingBuilds {
  app: string
  builds: FittingBuild[]
  next: string | null
}

export interface FittingBuild {
  version: string
  bad: string | null
  /** Why it does not fit the chosen builds, with their host or else the channel's; empty when it fits. */
  misfits: string[]
  /** Why it does not fit the channel's other applications. It may fit other versions of them. */
  others: string[]
}

/** GET /api/apps/:app/builds/:version */
export interface BuildDetail extends BuildSummary {
  app: string
  routes: { path: string; title: string; access: string; bytes: number | null }[]
  /** Ranges that it requires of host and shared packages, by name. */
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
  /** Null when the channel has no address. */
  link: string | null
  /** Visits reported in the last 30 days: at least how many, and the last one. */
  opened: { visits: number; last: string } | null
}

/** GET /api/faults?channel=CHANNEL&app=APP&days=7 */
export interface Faults {
  groups: FaultGroup[]
  /** The remedy when no reports are collected on this machine. */
  remedy: string | null
}

export type FaultGroup = FaultCause & {
  channel: string
  visits: number
  days: { day: string; count: number }[]
  /** When the channel first showed that release, and the author of that change. */
  shown: { at: string; author: string } | null
  /** The command line that serves the release of the faulty page again. */
  reproduce: string
  /** The command line of `bisect` that finds the faulty build. */
  bisect: string | null
  /** Users to whom the channel shows the faulty build now; null when it shows the build to no user. */
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

/** Actions of the page, each one command of `pnpm release`. */
export type ConsoleAction = InferInput<typeof actionSchema>

/**
 * POST /api/preview with { action }: the effect of the action and the problems that prevent it, as the command line prints them. Changes
 * nothing.
 * POST /api/act with { action, seen }: runs the action if the channel is still at revision `seen`; otherwise it is overtaken.
 */
export interface ActionPreview {
  /** The equivalent command. */
  command: string
  /** The channel's revision at the time of the preview. */
  seen: number
  difference: ReleaseDifference | null
  /** Why the action is refused; empty when it is possible. */
  problems: string[]
  /** The output of the command line. */
  output: string
}

export type ActionAnswer =
  | { kind: 'done'; output: string; revision: number | null }
  | { kind: 'refused'; problems: string[] }
  | { kind: 'overtaken'; by: TimelineEntry }

/** GET /api/events (server-sent): data of this kind has changed. The page reloads the affected data. */
export type ConsoleEvent =
  { kind: 'channel'; channel: string; revision: number } | { kind: 'mixes' } | { kind: 'reports' }
