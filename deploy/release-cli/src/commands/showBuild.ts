import { failure, success, visibleText } from '@crossbook/contract'
import { type AppAtVersion, readBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { PROVENANCE, type Provenance, readProvenance, trustBuild } from '@crossbook/trust'
import { readableChannels } from '../terminal/channelSite'
import type { CliContext, Outcome } from '../terminal/command'
import { indented, shortInstant, table } from '../terminal/output'
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
  for (const { channel, last } of await readableChannels(store, log)) {
    const keys = last.settings?.keys
    if (!keys) continue
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
