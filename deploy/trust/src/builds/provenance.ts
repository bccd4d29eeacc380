import { type BuiltApp, canonicalJson, check, failure, success } from '@crossbook/contract'
import { integrityOf, parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { sign } from '../signatures'
import type { Signer } from '../keys/signer'

/** File next to a build's app.json that says who made it from what; signed, and as immutable as the build. */
export const PROVENANCE = 'provenance.json'

/** Type of the signed payload: in-toto's, so that tools of others can read it. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

const STATEMENT = 'https://in-toto.io/Statement/v1'
const PREDICATE = 'https://slsa.dev/provenance/v1'
const BUILD_TYPE = 'urn:crossbook:build:1'

const digestSchema = v.record(v.string(), v.string())

const statementSchema = v.object({
  _type: v.literal(STATEMENT),
  subject: v.array(v.object({ name: v.string(), digest: digestSchema })),
  predicateType: v.literal(PREDICATE),
  predicate: v.object({
    buildDefinition: v.object({
      buildType: v.literal(BUILD_TYPE),
      externalParameters: v.object({ app: v.string(), version: v.string() }),
      resolvedDependencies: v.array(v.object({ uri: v.optional(v.string()), digest: digestSchema })),
    }),
    runDetails: v.object({
      builder: v.object({ id: v.string() }),
      metadata: v.object({
        invocationId: v.optional(v.string()),
        finishedOn: v.pipe(v.string(), v.isoTimestamp()),
      }),
    }),
  }),
})

type Statement = v.InferOutput<typeof statementSchema>

const envelopeSchema = v.object({
  payloadType: v.literal(PAYLOAD_TYPE),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.pipe(v.array(v.object({ keyid: v.string(), sig: v.string() })), v.minLength(1)),
})

/** The place and the tools of a build. */
export interface BuildOrigin {
  /** Address of the repository, where it is known. */
  repository: string | undefined
  /** The builder: the address of a CI workflow, or `urn:crossbook:checkout` for a local checkout. */
  builder: string
  /** Address of the CI's run. */
  run: string | undefined
}

/** Provenance that a signed build states. */
export interface Provenance extends BuildOrigin {
  commit: string | undefined
  /** ISO 8601 instant of publishing, by the publisher's clock. */
  at: string
}

/** The envelope for a build: a DSSE envelope over an in-toto statement that names every file by its hash. */
export function signBuild(
  app: BuiltApp,
  manifest: Uint8Array,
  { repository, builder, run }: BuildOrigin,
  signer: Signer,
  at: Date,
): Uint8Array {
  const { name, version, commit } = app
  const statement: Statement = {
    _type: STATEMENT,
    subject: subjectOf(app, manifest),
    predicateType: PREDICATE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { app: name, version },
        resolvedDependencies:
          commit === null
            ? []
            : [{ ...(repository ? { uri: `git+${repository}` } : {}), digest: { gitCommit: commit } }],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { ...(run ? { invocationId: run } : {}), finishedOn: at.toISOString() },
      },
    },
  }
  const payload = Buffer.from(JSON.stringify(statement))
  const envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [sign(PAYLOAD_TYPE, payload, signer)],
  }
  return Buffer.from(`${JSON.stringify(envelope, null, 2)}\n`)
}

/** Parses a stored envelope: its payload, its signatures, and what it states. The signatures are verified elsewhere. */
export function readProvenance(bytes: Uint8Array) {
  const envelope = check(envelopeSchema, parsedJson(bytes), PROVENANCE)
  if (!envelope.ok) return envelope
  const payload = Buffer.from(envelope.value.payload, 'base64')
  const statement = check(statementSchema, parsedJson(payload), `${PROVENANCE}, statement`)
  if (!statement.ok) return failure(statement.problem)
  const { subject, predicate } = statement.value
  const { buildDefinition, runDetails } = predicate
  const source = buildDefinition.resolvedDependencies.find(({ digest }) => digest.gitCommit !== undefined)
  const provenance: Provenance = {
    commit: source?.digest.gitCommit,
    repository: source?.uri?.replace(/^git\+/, ''),
    builder: runDetails.builder.id,
    run: runDetails.metadata.invocationId,
    at: runDetails.metadata.finishedOn,
  }
  return success({ payload, signatures: envelope.value.signatures, subject, provenance })
}

/** Why a stored envelope is not this build's, for any signer; undefined when it is. */
export function provenanceProblem(app: BuiltApp, manifest: Uint8Array, envelope: Uint8Array) {
  const read = readProvenance(envelope)
  if (!read.ok) return read.problem
  return canonicalJson(read.value.subject) === canonicalJson(subjectOf(app, manifest))
    ? undefined
    : 'it is about other files than the store has'
}

/** Expected subjects of a build's statement: its app.json, and each file in it. */
export function subjectOf({ name, version, files }: BuiltApp, manifest: Uint8Array): Statement['subject'] {
  const build = `${name}@${version}`
  return [
    { name: build, digest: digestOf(integrityOf(manifest)) },
    ...Object.entries(files)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, { integrity }]) => ({ name: `${build}/${file}`, digest: digestOf(integrity) })),
  ]
}

/** `sha256-…` of the browser, as in-toto writes digests. */
function digestOf(integrity: string) {
  const [algorithm = '', hash = ''] = integrity.split('-')
  return { [algorithm]: Buffer.from(hash, 'base64').toString('hex') }
}
