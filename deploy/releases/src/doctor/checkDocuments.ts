import { type ChannelName, channelNameSchema } from '@crossbook/contract'
import { buildOf, LAYOUT, parseRevision, PLACES, revisionsOf } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { isMark } from '../builds/marks'
import { readRelease } from '../history/readRelease'
import { readMixes } from '../mixes/readMixes'
import { readVerification } from '../verifications/verifications'
import { attempt, type Finding, type Patient, RESTORE, wrongBytes } from './damage'
import type { Uses } from './uses'

const DAMAGED = wrongBytes(new Uint8Array())

/** Checks the documents that people made: revisions, releases, mixes, marks and verifications. Only a backup restores them. */
export async function checkDocuments(patient: Patient, uses: Uses): Promise<Finding[]> {
  const found = [
    ...patient.channels.flatMap((channel) => [checkChannel(patient, channel), checkMixes(patient, channel)]),
    ...[
      lostChannels(patient),
      checkReleases(patient, uses),
      checkMarks(patient),
      checkVerifications(patient),
    ],
  ]
  return (await Promise.all(found)).flat()
}

async function checkChannel({ store, files }: Patient, channel: ChannelName): Promise<Finding[]> {
  const folder = LAYOUT.revisions(channel)
  const names = (await files.list(folder)).map((name) => name.slice(folder.length + 1))
  const last = revisionsOf(names).at(-1) ?? 0
  const findings: Finding[] = []
  for (let number = 1; number <= last; number++) {
    const file = LAYOUT.revision(channel, number)
    const bytes = await files.read(file)
    const parsed = Promise.resolve(Buffer.from(bytes ?? []).toString('utf8')).then((text) =>
      parseRevision(text, channel, number),
    )
    if ('value' in (await attempt(parsed))) continue
    const breaks =
      number === last
        ? `channel ${channel} cannot be moved or served, because its current release is unknown`
        : `the history of channel ${channel} lacks revision ${number}; a channel with keys cannot be moved`
    const remove = `, or remove it, so that channel ${channel} shows revision ${number - 1} again, and promote what is missing`
    const advice = number === last && number > 1 ? RESTORE + remove : RESTORE
    findings.push({ file, wrong: wrongBytes(bytes), breaks: [breaks], advice })
  }
  const read = findings.length === 0 ? await attempt(store.readHistory(channel)) : undefined
  if (!read || 'value' in read) return findings
  const breaks = [`channel ${channel} cannot be moved`]
  const advice = `${RESTORE}, and find out who wrote it`
  return [{ file: folder, wrong: `is rejected: ${read.message}`, breaks, advice }]
}

/** Finds channels that have a site or mixes, but no revision. */
async function lostChannels({ files, channels }: Patient): Promise<Finding[]> {
  const places = [PLACES.sites, PLACES.mixes, PLACES.channels]
  const listed = await Promise.all(places.map((place) => files.list(place)))
  const names = new Set(listed.flat().map((file) => file.split('/')[1]))
  return [...names]
    .filter((name) => v.is(channelNameSchema, name) && !channels.some((channel) => channel === name))
    .map((name) => ({
      file: `${PLACES.channels}/${name}`,
      wrong: 'is missing',
      breaks: [`channel ${name} has no revision`],
      advice: RESTORE,
    }))
}

async function checkReleases({ store }: Patient, { channels }: Uses): Promise<Finding[]> {
  const needed = channels.flatMap(({ last, open, mixes }) => [
    ...(last ? [last.release] : []),
    ...open,
    ...mixes.flatMap(({ release, base }) => [release, base]),
  ])
  const ids = new Set([...(await store.listReleases()).map(({ id }) => id), ...needed])
  const found = [...ids].map(async (id): Promise<Finding[]> => {
    const read = await attempt(readRelease(store, id))
    if ('value' in read && read.value) return []
    const showing = channels.filter(({ last }) => last?.release === id).map(({ channel }) => channel)
    const mixes = channels.flatMap((state) =>
      state.mixes.filter(({ release, base }) => [release, base].includes(id)),
    )
    const breaks = [
      ...showing.map((channel) => `channel ${channel} shows it and cannot be promoted to`),
      ...mixes.map((mix) => `mix ${mix.id} of channel ${mix.channel} cannot be opened`),
    ]
    const back = showing.map((channel) => `, or roll back: pnpm release rollback ${channel} --all`)
    const wrong = 'value' in read ? 'is missing' : DAMAGED
    return [{ file: LAYOUT.release(id), wrong, breaks, advice: RESTORE + back.join(''), loses: id }]
  })
  return (await Promise.all(found)).flat()
}

async function checkMixes({ store }: Patient, channel: ChannelName): Promise<Finding[]> {
  const { problems } = await readMixes(store, channel)
  return problems.flatMap((problem) => {
    if (problem.kind !== 'mixUnreadable') return []
    const file = `${LAYOUT.mixes(channel)}/${problem.id}.json`
    const breaks = [
      `mix ${problem.id} of channel ${channel} cannot be opened or ended, and nothing is pruned`,
    ]
    const again = `make the mix again: pnpm release mix create ${channel} wallet@…`
    return [{ file, wrong: DAMAGED, breaks, advice: `${RESTORE}, or remove it and ${again}` }]
  })
}

async function checkMarks({ files }: Patient): Promise<Finding[]> {
  const found = (await files.list(PLACES.marks)).map(async (file): Promise<Finding[]> => {
    const [, app = '', name = ''] = file.split('/')
    const build = buildOf(app, name.replace(/\.json$/, ''))
    if (!build || isMark(parsedJson(await files.read(file)))) return []
    const title = `${build.app}@${build.version}`
    const breaks = [`${title} counts as bad, for an unknown reason`]
    const advice = `mark it again: pnpm release mark ${title} --bad "…", or --good`
    return [{ file, wrong: DAMAGED, breaks, advice }]
  })
  return (await Promise.all(found)).flat()
}

async function checkVerifications({ store }: Patient): Promise<Finding[]> {
  const found = (await store.listVerifications()).map(async ({ set }): Promise<Finding[]> => {
    if ((await readVerification(store, set)).ok) return []
    const breaks = ['channels that require a verification refuse these builds']
    const advice = 'verify the builds again: pnpm release verify'
    return [{ file: LAYOUT.verification(set), wrong: DAMAGED, breaks, advice }]
  })
  return (await Promise.all(found)).flat()
}
