/** @jest-environment node */
import { createPublicKey, verify } from 'node:crypto'
import type { AppName, AppVersion, BuiltRemote } from '@crossbook/contract'
import { keyedChannel } from '@crossbook/deploy-testing/keyedChannel'
import { remoteBuild, type SampleBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { ChannelKey } from '@crossbook/store'
import { MANIFEST } from '@crossbook/web-files'
import type { Signer } from '../keys/signer'
import { type BuildTrustProblem, TRUST_MESSAGES, trustBuild } from './buildTrust'
import { PROVENANCE, readProvenance, signBuild } from './provenance'

const temporaryFolder = temporaryFolders()

const NOON = new Date('2024-03-15T12:00:00.000Z')
const COMMIT = '3fa2b1c0de3fa2b1c0de3fa2b1c0de3fa2b1c0de'
const BUILD_ORIGIN = {
  repository: 'https://forge.example/wallet',
  builder: 'urn:crossbook:checkout',
  run: undefined,
}

const walletBuild = (version = '1.0.0') => remoteBuild({ version: version as AppVersion, commit: COMMIT })

function envelope({ app, files }: SampleBuild<BuiltRemote>, signer: Signer, at = NOON) {
  return Buffer.from(signBuild(app, files.get(MANIFEST) ?? new Uint8Array(), BUILD_ORIGIN, signer, at))
}

interface Envelope {
  payloadType: string
  payload: string
  signatures: { keyid: string; sig: string }[]
}

/** Stores wallet 1.0.0 with this provenance. Returns the verdict of a channel with these keys: the signer's name, or a message. */
async function judged(
  provenance: (team: ReturnType<typeof keyedChannel>) => Uint8Array | undefined,
  change: Partial<ChannelKey> = {},
  build = walletBuild(),
) {
  const team = keyedChannel(temporaryFolder())
  const bytes = provenance(team)
  const files = new Map([...build.files, ...(bytes ? [[PROVENANCE, bytes] as const] : [])])
  await team.raw.putBuild(build.app.name, build.app.version, files)
  const keys = team.keys.map((key) => (key.name === 'wallet-team' ? { ...key, ...change } : key))
  const trusted = await trustBuild(team.raw, build.app, keys, NOON)
  if (trusted.ok) return trusted.value.signer.name
  const message = TRUST_MESSAGES[trusted.problem.kind] as (problem: BuildTrustProblem) => string
  return message(trusted.problem)
}

/** The team's own envelope with something done to it. */
const tampered = (change: (envelope: Envelope) => Partial<Envelope>) =>
  judged(({ walletTeam }) => {
    const own = JSON.parse(envelope(walletBuild(), walletTeam).toString()) as Envelope
    return Buffer.from(JSON.stringify({ ...own, ...change(own) }))
  })

it('is believed of a build that its team signed', async () => {
  expect(await judged(({ walletTeam }) => envelope(walletBuild(), walletTeam))).toBe('wallet-team')
})

it('is what tools of others read: a DSSE envelope over an in-toto statement with SLSA provenance', () => {
  const { walletTeam } = keyedChannel(temporaryFolder())
  const build = walletBuild()
  const { payloadType, payload, signatures } = JSON.parse(envelope(build, walletTeam).toString()) as Envelope
  const body = Buffer.from(payload, 'base64')
  const encoded = Buffer.from(`DSSEv1 28 application/vnd.in-toto+json ${body.length} ${body.toString()}`)
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: walletTeam.key.replace('ed25519:', '') },
  })
  const [signature] = signatures
  expect(payloadType).toBe('application/vnd.in-toto+json')
  expect(signature?.keyid).toBe(walletTeam.id)
  expect(verify(null, encoded, key, Buffer.from(signature?.sig ?? '', 'base64'))).toBe(true)
  expect(JSON.parse(body.toString())).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'wallet@1.0.0', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
      { name: 'wallet@1.0.0/frame.js' },
      { name: 'wallet@1.0.0/home.js' },
      { name: 'wallet@1.0.0/open.js' },
      { name: 'wallet@1.0.0/remoteEntry.js' },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { app: 'wallet', version: '1.0.0' },
        resolvedDependencies: [{ uri: 'git+https://forge.example/wallet', digest: { gitCommit: COMMIT } }],
      },
      runDetails: {
        builder: { id: 'urn:crossbook:checkout' },
        metadata: { finishedOn: '2024-03-15T12:00:00.000Z' },
      },
    },
  })
  const read = readProvenance(envelope(build, walletTeam))
  expect(read.ok && read.value.provenance).toEqual({
    ...BUILD_ORIGIN,
    commit: COMMIT,
    at: '2024-03-15T12:00:00.000Z',
  })
})

describe('is refused', () => {
  it('of a build that nobody signed', async () => {
    expect(await judged(() => undefined)).toBe(
      'wallet 1.0.0 is not signed, and the channel takes signed builds only: make a key (release key make), ask for trust in it (channel … --trust wallet=<public key>), and publish a new version.',
    )
  })

  it('by a key that is not in the channel', async () => {
    expect(await judged(({ stranger }) => envelope(walletBuild(), stranger))).toMatch(
      /^wallet 1\.0\.0 is signed with k[0-9a-f]{32}, a key that the channel does not know:/,
    )
  })

  it('of a known key that may not sign this application', async () => {
    expect(await judged(({ ops }) => envelope(walletBuild(), ops))).toMatch(
      /^wallet 1\.0\.0 is signed by ops, whose key the channel does not trust for wallet:/,
    )
  })

  it('when another key signed in the name of the team’s', async () => {
    const forged = await judged(({ stranger, walletTeam }) => {
      const foreign = JSON.parse(envelope(walletBuild(), stranger).toString()) as Envelope
      const signatures = foreign.signatures.map(({ sig }) => ({ sig, keyid: walletTeam.id }))
      return Buffer.from(JSON.stringify({ ...foreign, signatures }))
    })
    expect(forged).toContain('is not valid: it was not made with the key of wallet-team')
  })

  it('when the signed files have been changed', async () => {
    const changed = await tampered(({ payload }) => {
      const text = Buffer.from(payload, 'base64').toString().replaceAll(COMMIT, 'f'.repeat(40))
      return { payload: Buffer.from(text).toString('base64') }
    })
    expect(changed).toContain('it was not made with the key of wallet-team')
    expect(await tampered(() => ({ payload: 'e30=' }))).toContain('provenance.json, statement')
    expect(await tampered(() => ({ payloadType: 'text/plain' }))).toContain('provenance.json: payloadType')
    expect(await tampered(() => ({ signatures: [] }))).toContain('provenance.json: signatures')
    expect(await judged(() => Buffer.from('{'))).toContain('is not valid')
  })

  it('when it is that of another version, of another application, or of other files', async () => {
    const other = 'it is about other files than the store has'
    expect(await judged(({ walletTeam }) => envelope(walletBuild('1.1.0'), walletTeam))).toContain(other)
    const earn = remoteBuild({ name: 'earn' as AppName, commit: COMMIT })
    expect(await judged(({ walletTeam }) => envelope(earn, walletTeam))).toContain(other)
    const files = walletBuild().app.files
    const entry = files['home.js']
    const swapped = { ...files, ...(entry ? { 'open.js': entry } : {}) }
    const changed = remoteBuild({ commit: COMMIT, files: swapped })
    expect(await judged(({ walletTeam }) => envelope(walletBuild(), walletTeam), {}, changed)).toContain(
      other,
    )
  })

  it('once the key is revoked, also for a build that claims to be older, and once it has expired', async () => {
    const own = ({ walletTeam }: ReturnType<typeof keyedChannel>) =>
      envelope(walletBuild(), walletTeam, new Date('2024-03-01T00:00:00.000Z'))
    expect(await judged(own, { revokedAt: '2024-03-15T00:00:00.000Z' })).toContain(
      'is signed by wallet-team, whose key is revoked since 2024-03-15T00:00:00.000Z',
    )
    expect(await judged(own, { expiresAt: '2024-03-15T12:00:00.000Z' })).toContain('whose key has expired at')
    expect(await judged(own, { expiresAt: '2024-03-15T12:00:00.001Z' })).toBe('wallet-team')
  })

  it('but not for an additional signature of an unknown key', async () => {
    const both = await judged(({ stranger, walletTeam }) => {
      const own = JSON.parse(envelope(walletBuild(), walletTeam).toString()) as Envelope
      const foreign = { keyid: stranger.id, sig: own.signatures[0]?.sig ?? '' }
      return Buffer.from(JSON.stringify({ ...own, signatures: [foreign, ...own.signatures] }))
    })
    expect(both).toBe('wallet-team')
  })
})
