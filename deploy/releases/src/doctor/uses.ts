import {
  type BuiltApp,
  type ChannelName,
  fallbackBuildsOf,
  isOpen,
  type Mix,
  type Release,
  type ReleaseId,
} from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { readMixes } from '../mixes/readMixes'
import { readableRelease } from '../readRelease'
import { type BuildName, buildName, openReleases } from '../sites/servedBuilds'
import { ifReadable, type Patient } from './damage'

/** A channel as far as it can be read. */
export interface ChannelState {
  channel: ChannelName
  history: readonly ChannelRevision[]
  /** What it shows; undefined where its last revision or that one's release is damaged. */
  last: ChannelRevision | undefined
  release: Release | undefined
  /** Releases that it shows, or that tabs may still be open on. */
  open: readonly ReleaseId[]
  mixes: readonly Mix[]
}

/** What needs what in a store. */
export interface Uses {
  channels: readonly ChannelState[]
  /** Every release that can be read. */
  releases: readonly Release[]
  /** What a build's loss breaks, in words; with a file, the routes that load it. */
  ofBuild(build: BuildName, file?: string): string[]
  ofRelease(id: ReleaseId): string[]
  /** A build as a release describes it, if one does. */
  described(build: BuildName): BuiltApp | undefined
}

/** Reads everything in the store that names something else. */
export async function readUses(patient: Patient): Promise<Uses> {
  const { store, channels: names, now } = patient
  const channels = await Promise.all(names.map((channel) => readState(patient, channel)))
  const listed = await store.listReleases()
  const releases = (await Promise.all(listed.map(({ id }) => readableRelease(store, id)))).flatMap(
    (release) => release ?? [],
  )
  const described = new Map(
    releases.flatMap(({ host, remotes }) =>
      [host, ...remotes].map((app) => [buildName({ app: app.name, version: app.version }), app] as const),
    ),
  )

  return {
    channels,
    releases,
    described: (build) => described.get(buildName(build)),
    ofBuild(build, file) {
      const app = described.get(buildName(build))
      const routes = app && file !== undefined ? routesOf(app, file) : ''
      return [
        ...channels.flatMap(({ channel, release, mixes }) => [
          ...(release && namesOf(release).includes(buildName(build))
            ? [`channel ${channel} shows ${build.app} ${build.version}${routes}`]
            : []),
          ...(release && fallbackNames(release).includes(buildName(build))
            ? [`channel ${channel} falls back on ${build.app} ${build.version}`]
            : []),
          ...mixes
            .filter((mix) => isOpen(mix, now))
            .filter(({ remotes }) =>
              remotes.some(({ name, version }) => name === build.app && version === build.version),
            )
            .map(({ id }) => `mix ${id} of channel ${channel} shows it`),
        ]),
        ...releases
          .filter((release) => namesOf(release).includes(buildName(build)))
          .filter(({ id }) => !channels.some(({ release }) => release?.id === id))
          .map(({ id }) => `release ${id} cannot be shown again`),
      ]
    },
    ofRelease(id) {
      return channels.flatMap(({ channel, history, last, open, mixes }) => [
        ...(last?.release === id ? [`channel ${channel} shows it and cannot be promoted to`] : []),
        ...(last?.release !== id && open.includes(id)
          ? [`tabs that are open on it since channel ${channel} showed it`]
          : []),
        ...history
          .filter((revision) => revision.release === id && revision.revision !== last?.revision)
          .map(({ revision }) => `channel ${channel} cannot go back to revision ${revision}`),
        ...mixes
          .filter((mix) => isOpen(mix, now) && [mix.release, mix.base].includes(id))
          .map((mix) => `mix ${mix.id} of channel ${channel} cannot be opened`),
      ])
    },
  }
}

async function readState({ store, now }: Patient, channel: ChannelName): Promise<ChannelState> {
  const last = await ifReadable(store.readPointer(channel))
  const history = (last && (await ifReadable(store.readHistory(channel)))) ?? []
  const release = last && (await readableRelease(store, last.release))
  const { mixes } = await readMixes(store, channel)
  return { channel, history, last, release, open: openReleases(history, now), mixes }
}

function namesOf({ host, remotes }: Pick<Release, 'host' | 'remotes'>) {
  return [host, ...remotes].map(({ name, version }) => buildName({ app: name, version }))
}

function fallbackNames({ remotes, previous, earlier }: Release) {
  return remotes.flatMap(({ name }) =>
    fallbackBuildsOf({ previous, earlier }, name).map(({ version }) => buildName({ app: name, version })),
  )
}

/** ` (/wallet/home)`; a file that all of an application needs names every route of it. */
function routesOf(app: BuiltApp, file: string) {
  const own = app.screens.filter(({ files }) => files.includes(file))
  const paths = (own.length > 0 ? own : app.screens).map(({ path }) => path)
  return paths.length === 0 ? '' : ` (${paths.join(', ')})`
}
