import { type AppName, failure, own, success } from '@crossbook/contract'
import { percentShown, readableBuild, readMark } from '@crossbook/releases'
import semver from 'semver'
import { readableChannels } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { newCommand, oneAppArgument } from '../terminal/options'
import { shortInstant, table } from '../terminal/output'

export const addVersions: AddCommand = (program, run) => {
  newCommand(program, 'versions', 'List the published versions of an application, newest first', [
    'versions wallet',
  ])
    .argument('<app>', 'host, or the name of a remote', oneAppArgument)
    .action(run(versions))
}

async function versions(context: CliContext, app: AppName): Promise<Outcome> {
  const { store } = context
  const all = await store.listBuilds()
  const builds = all
    .filter((build) => build.app === app)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || semver.compareBuild(b.version, a.version))
  if (builds.length === 0)
    return failure([{ kind: 'appUnknown', app, known: [...new Set(all.map((build) => build.app))].sort() }])
  const shown = await shownVersions(context, app)
  const listed = await Promise.all(
    builds.map(async ({ version, at }) => ({
      version,
      at: at.toISOString(),
      commit: (await readableBuild(store, app, version))?.commit ?? null,
      bad: (await readMark(store, app, version))?.bad ?? null,
      channels: shown.flatMap((channel) => (channel.version === version ? [channel.name] : [])),
      rollouts: shown.flatMap(({ name, version: present, next }) =>
        next?.version === version && present !== version ? [{ channel: name, percent: next.percent }] : [],
      ),
    })),
  )
  return success({
    document: { app, versions: listed },
    text: table(
      listed.map(({ version, at, commit, bad, channels, rollouts }) => [
        version,
        shortInstant(at),
        commit === null ? '' : `commit ${commit.slice(0, 10)}`,
        bad === null ? '' : `bad: ${bad}`,
        shownText(channels, rollouts),
      ]),
    ),
  })
}

function shownText(channels: readonly string[], rollouts: readonly { channel: string; percent: number }[]) {
  return [
    ...channels.map((channel) => `on ${channel}`),
    ...rollouts.map(({ channel, percent }) => `on ${channel} for ${percent} %`),
  ].join(', ')
}

async function shownVersions({ store, log }: CliContext, app: AppName) {
  const channels = await readableChannels(store, log)
  return channels.map(({ channel, last: { apps, rollout } }) => ({
    name: channel,
    version: own(apps, app),
    next: rollout && { version: own(rollout.apps, app), percent: percentShown(rollout) },
  }))
}
