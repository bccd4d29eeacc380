import { failure, success, visibleText } from '@crossbook/contract'
import { type AppAtVersion, readBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { keyOf, PROVENANCE, type Provenance, readProvenance, trustBuild } from '@crossbook/trust'
import type { CliContext, Outcome } from '../terminal/command'
import { indented, shortInstant, table } from '../terminal/output'
import { readableChannels, type Warn } from '../terminal/readableChannels'
import { problemMessage } from '../terminal/messages'

/** Shows a build's key and origin, and whether channels with keys accept its signature. */
export async function showBuild(
  { store, now, log }: CliContext,
  { app, version }: AppAtVersion,
): Promise<Outcome> {
  const build = await readBuild(store, app, version)
  if (!build) return failure([{ kind: 'notPublished', app, version }])
  const signed = await signatureOf(store, { app, version })
  const judged: { channel: string; isTrusted: boolean; message: string }[] = []
  for (const { channel, keys } of await keyedChannels(store, log)) {
    const trusted = await trustBuild(store, build, keys, now())
    const message = trusted.ok ? `signed by ${trusted.value.signer.name}` : problemMessage(trusted.problem)
    judged.push({ channel, isTrusted: trusted.ok, message })
  }
  return success({
    document: {
      app,
      version,
      commit: build.commit,
      files: Object.keys(build.files).length,
      provenance: signed ? { key: signed.keyid, ...signed.provenance } : null,
      channels: judged,
    },
    text: [
      `${app} ${version}${build.commit === null ? '' : `, commit ${visibleText(build.commit)}`}`,
      indented(signed ? provenanceText(signed.keyid, signed.provenance) : 'It is not signed.'),
      judged.length === 0
        ? 'No channel here requires signatures.'
        : table(judged.map(({ channel, message }) => [`on ${channel}`, message])),
    ].join('\n'),
  })
}

/** Returns the key and the origin that a build claims. Neither has been verified. */
export async function signatureOf(store: Store, { app, version }: AppAtVersion) {
  const bytes = await store.readBuildFile(app, version, PROVENANCE)
  const read = bytes && readProvenance(bytes)
  const signature = read?.ok ? read.value.signatures[0] : undefined
  return read?.ok && signature ? { keyid: signature.keyid, provenance: read.value.provenance } : undefined
}

/** Returns the channels that have keys, with these keys. */
async function keyedChannels(store: Store, warn: Warn) {
  return (await readableChannels(store, warn)).flatMap(({ channel, last }) => {
    const keys = last.settings?.keys
    return keys ? [{ channel, keys }] : []
  })
}

/** Returns the name of a key's holder on any channel, or the key's id where no channel knows it. */
export async function nameOfKeys(store: Store, warn: Warn) {
  const all = (await keyedChannels(store, warn)).flatMap(({ keys }) => keys)
  return (id: string) => keyOf(all, id)?.name ?? id
}

function provenanceText(keyid: string, { at, builder, run, repository, commit }: Provenance) {
  return table([
    ['signed with', keyid],
    ['published', shortInstant(at)],
    ['built by', builder],
    ...(run ? [['run', run]] : []),
    ...(repository ? [['source', repository]] : []),
    ...(commit ? [['commit', commit]] : []),
  ])
}
