import {
  canonicalJson,
  checkMix,
  isOpen,
  mixUrl,
  type ChannelName,
  type Mix,
  type MixId,
  type Result,
} from '@crossbook/contract'

/** The reason why a mix is not shown. */
export type MixProblem =
  | { kind: 'malformedLink' }
  | { kind: 'unknown'; id: MixId }
  | { kind: 'unreachable'; id: MixId }
  | { kind: 'damaged'; id: MixId }
  | { kind: 'unverifiable' }
  | { kind: 'otherChannel'; name: string; channel: ChannelName }
  | { kind: 'ended'; name: string }
  | { kind: 'expired'; name: string; expiresAt: string }
  | { kind: 'hostAbsent'; name: string }
  | { kind: 'asMade'; name: string; because: string }
  | { kind: 'doesNotFit'; name: string; because: string }

/** A mix, or the reason why it cannot be shown. */
export type MixAnswer = Result<Mix, MixProblem>

/** Returns the mix with this id on the page's channel, if its document matches the id and it is open. */
export async function readMix(id: MixId, channel: ChannelName | undefined, now: Date): Promise<MixAnswer> {
  const refuse = (problem: MixProblem): MixAnswer => ({ ok: false, problem })
  // Browsers do not provide hashing to pages from insecure connections.
  if (!('subtle' in crypto)) return refuse({ kind: 'unverifiable' })

  let input: unknown
  try {
    const answer = await fetch(mixUrl(id), { cache: 'no-cache', credentials: 'omit', redirect: 'error' })
    if (answer.status === 404) return refuse({ kind: 'unknown', id })
    if (!answer.ok) return refuse({ kind: 'unreachable', id })
    input = parse(await answer.text())
  } catch {
    return refuse({ kind: 'unreachable', id })
  }
  const checked = checkMix(input)
  if (!checked.ok || checked.value.id !== id || (await contentId(input, id.length - 1)) !== id)
    return refuse({ kind: 'damaged', id })
  const mix = checked.value
  const { name, expiresAt } = mix
  if (mix.channel !== channel) return refuse({ kind: 'otherChannel', name, channel: mix.channel })
  if (mix.endedAt !== undefined) return refuse({ kind: 'ended', name })
  if (!isOpen(mix, now)) return refuse({ kind: 'expired', name, expiresAt })
  return { ok: true, value: mix }
}

/** Returns the id, of this many digits, of a mix document's content, including keys of a later contract. */
async function contentId(input: unknown, digits: number) {
  if (typeof input !== 'object' || input === null) return undefined
  const content = Object.fromEntries(
    Object.entries(input).filter(([key]) => key !== 'id' && key !== 'endedAt'),
  )
  const bytes = new TextEncoder().encode(canonicalJson(content))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `m${hex.slice(0, digits)}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
