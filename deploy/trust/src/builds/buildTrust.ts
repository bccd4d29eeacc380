import { type BuiltApp, canonicalJson, failure, type Result, success } from '@crossbook/contract'
import type { ChannelKey, Store } from '@crossbook/store'
import { MANIFEST } from '@crossbook/web-files'
import { isSignedBy } from '../signatures'
import { keyOf, lapseOf, laterOf } from '../keys/keyLapse'
import { PAYLOAD_TYPE, PROVENANCE, type Provenance, readProvenance, subjectOf } from './provenance'

/** Why a channel with keys does not take a build. */
export type BuildTrustProblem = { app: string; version: string } & (
  | { kind: 'buildUnsigned' }
  | { kind: 'signatureWrong'; detail: string }
  | { kind: 'signerUnknown'; keyid: string }
  | { kind: 'signerForeign'; signer: string }
  | { kind: 'signerRevoked'; signer: string; since: string }
  | { kind: 'signerExpired'; signer: string; since: string }
)

type Kind = BuildTrustProblem['kind']

const REMEDY = 'publish a new version with a key that the channel trusts for it'

/** Each in a sentence or two that say what happened and what to do. */
export const TRUST_MESSAGES: { [K in Kind]: (problem: Extract<BuildTrustProblem, { kind: K }>) => string } = {
  buildUnsigned: ({ app, version }) =>
    `${app} ${version} is not signed, and the channel takes signed builds only: make a key (release key make), ask for trust in it (channel … --trust ${app}=<public key>), and publish a new version.`,
  signatureWrong: ({ app, version, detail }) =>
    `The signature of ${app} ${version} is not valid: ${detail}. Somebody has changed the build or its signature; do not use it, and publish a new version.`,
  signerUnknown: ({ app, version, keyid }) =>
    `${app} ${version} is signed with ${keyid}, a key that the channel does not know: ask for trust in it (channel … --trust ${app}=<public key>), or ${REMEDY}.`,
  signerForeign: ({ app, version, signer }) =>
    `${app} ${version} is signed by ${signer}, whose key the channel does not trust for ${app}: ${REMEDY}.`,
  signerRevoked: ({ app, version, signer, since }) =>
    `${app} ${version} is signed by ${signer}, whose key is revoked since ${since}: ${REMEDY}.`,
  signerExpired: ({ app, version, signer, since }) =>
    `${app} ${version} is signed by ${signer}, whose key has expired at ${since}: ${REMEDY}.`,
}

/**
 * Whether these keys vouch for a build at an instant: its signature is of one that may sign its application's builds, covers
 * the app.json that the store has with every file that this names, and the key is in force now as well as when it signed.
 */
export async function trustBuild(
  store: Store,
  app: BuiltApp,
  keys: readonly ChannelKey[],
  now: Date,
): Promise<Result<{ signer: ChannelKey; provenance: Provenance }, BuildTrustProblem>> {
  const of = { app: app.name, version: app.version }
  const wrong = (detail: string) => failure({ kind: 'signatureWrong', detail, ...of } as const)
  const bytes = await store.readBuildFile(app.name, app.version, PROVENANCE)
  const manifest = await store.readBuildFile(app.name, app.version, MANIFEST)
  if (!bytes || !manifest) return failure({ kind: 'buildUnsigned', ...of })
  const read = readProvenance(bytes)
  if (!read.ok) return wrong(read.problem)

  const { payload, signatures, subject, provenance } = read.value
  const signature = signatures.find(({ keyid }) => keyOf(keys, keyid)) ?? signatures[0]
  const signer = signature && keyOf(keys, signature.keyid)
  if (!signer) return failure({ kind: 'signerUnknown', keyid: signature?.keyid ?? 'no key', ...of })
  if (!isSignedBy(signer.key, PAYLOAD_TYPE, payload, signature))
    return wrong(`it was not made with the key of ${signer.name}`)
  if (canonicalJson(subject) !== canonicalJson(subjectOf(app, manifest)))
    return wrong('it is about other files than the store has')
  if (!signer.builds.includes(app.name)) return failure({ kind: 'signerForeign', signer: signer.name, ...of })
  const lapse = lapseOf(signer, laterOf(provenance.at, now.toISOString()))
  if (!lapse) return success({ signer, provenance })
  const kind = lapse.kind === 'revoked' ? 'signerRevoked' : 'signerExpired'
  return failure({ kind, signer: signer.name, since: lapse.since, ...of })
}
