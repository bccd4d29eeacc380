import type { MixProblem } from './readMix'
import { formatInstant } from './formatInstant'

type Kind = MixProblem['kind']

const MESSAGES: { [K in Kind]: (problem: Extract<MixProblem, { kind: K }>) => string } = {
  malformedLink: () => 'This link has no valid mix id. Ask the sender for a new link.',
  unknown: ({ id }) => `There is no mix ${id} on this channel. It may belong to another one.`,
  unreachable: ({ id }) => `The mix ${id} could not be fetched. Check your connection and reload the page.`,
  damaged: ({ id }) => `The mix ${id} is damaged: its content does not match its id.`,
  unverifiable: () => 'Mixes open on https or localhost only, where the browser can check them.',
  otherChannel: ({ name, channel }) => `The mix “${name}” belongs to the channel ${channel}.`,
  ended: ({ name }) => `The mix “${name}” has been ended.`,
  expired: ({ name, expiresAt }) => `The mix “${name}” expired on ${formatInstant(expiresAt)}.`,
  hostAbsent: ({ name }) =>
    `The mix “${name}” has another host, and this site does not have its page yet. Reload the page in a moment. If that does not help, create the mix again.`,
  asMade: ({ name, because }) =>
    `The mix “${name}” no longer fits what this channel shows: ${because}. You see its own versions.`,
  doesNotFit: ({ name, because }) =>
    `The mix “${name}” no longer fits this channel’s host: ${because}. Create it again.`,
}

/** Why a mix is not shown, in a sentence or two. */
export function problemMessage<K extends Kind>(problem: Extract<MixProblem, { kind: K }>) {
  return MESSAGES[problem.kind as K](problem)
}
