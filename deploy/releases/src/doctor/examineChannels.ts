import { type ChannelName, channelNameSchema } from '@crossbook/contract'
import { LAYOUT, parseRevision, PLACES, revisionsOf } from '@crossbook/store'
import * as v from 'valibot'
import { type Finding, orWords, type Patient } from './damage'

/** Every revision of every channel: each by itself, and whether they follow one another. */
export async function examineChannels(patient: Patient): Promise<Finding[]> {
  const found = await Promise.all(patient.channels.map((channel) => examineChannel(patient, channel)))
  return [...found.flat(), ...(await lostChannels(patient))]
}

async function examineChannel({ store, files }: Patient, channel: ChannelName): Promise<Finding[]> {
  const folder = LAYOUT.revisions(channel)
  const names = (await files.list(folder)).map((name) => name.slice(folder.length + 1))
  const numbers = revisionsOf(names)
  const last = numbers.at(-1) ?? 0
  const wrong = new Map<number, string>()
  let keyed = false
  for (let number = 1; number <= last; number++) {
    const bytes = await files.read(LAYOUT.revision(channel, number))
    const text = bytes && Buffer.from(bytes).toString('utf8')
    const read =
      text === undefined
        ? { words: 'gone' }
        : await orWords(Promise.resolve(text).then((given) => parseRevision(given, channel, number)))
    if ('words' in read) wrong.set(number, text === undefined ? 'is gone' : 'is cut off or has other bytes')
    else keyed ||= read.value.settings?.keys !== undefined
  }
  const findings = [...wrong].map(([number, what]): Finding => ({
    file: LAYOUT.revision(channel, number),
    wrong: what,
    breaks: breaksOf(channel, number, last, keyed),
    cure: cureOf(channel, number, last, keyed),
  }))
  if (findings.length > 0) return findings

  // Each is whole by itself: what is left is a revision in another's place, or a signature that does not hold.
  const believed = await orWords(store.readHistory(channel))
  if ('value' in believed) return []
  return [
    {
      file: folder,
      wrong: `is not believed: ${believed.words}`,
      breaks: [`channel ${channel} cannot be moved, and shows what its site has`],
      cure: 'restore it from a backup of the store, where somebody has looked who wrote it',
    },
  ]
}

function breaksOf(channel: ChannelName, number: number, last: number, keyed: boolean) {
  if (number === last) return [`nobody can tell what channel ${channel} shows: it cannot be moved or served`]
  if (keyed) return [`channel ${channel} has keys, and what follows it is not believed: it cannot be moved`]
  return [`history of channel ${channel} lacks it, and what it alone showed cannot be gone back to`]
}

function cureOf(channel: ChannelName, number: number, last: number, keyed: boolean) {
  const backup = 'restore it from a backup of the store'
  if (keyed) return `${backup}; nothing else makes up for what was signed`
  if (number < last) return `${backup}; the channel goes on without it`
  return number === 1
    ? `${backup}, or take it out of the store and promote anew: pnpm release promote ${channel} host@… wallet@…`
    : `${backup}, or take it out of the store, so that channel ${channel} shows revision ${number - 1} again, and promote what is missing: pnpm release promote ${channel} wallet@…`
}

/** Channels of which there is a site or a mix, and no revision. */
async function lostChannels({ files, channels }: Patient): Promise<Finding[]> {
  const names = new Set<string>()
  for (const place of [PLACES.sites, PLACES.mixes, PLACES.channels])
    for (const file of await files.list(place)) names.add(file.split('/')[1] ?? '')
  return [...names]
    .filter((name) => v.is(channelNameSchema, name) && !channels.some((channel) => channel === name))
    .map((name) => ({
      file: LAYOUT.revisions(name as ChannelName),
      wrong: 'is gone',
      breaks: [`channel ${name} has no revision, and nobody can tell what it showed`],
      cure: `restore it from a backup of the store, or promote anew: pnpm release promote ${name} host@… wallet@…`,
    }))
}
