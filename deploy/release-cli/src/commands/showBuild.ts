import { failure, success, visibleText } from '@crossbook/contract'
import { type AppAtVersion, readBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { keyOf, PROVENANCE, type Provenance, readProvenance, trustBuild } from '@crossbook/trust'
import type { CliContext, Outcome } from '../terminal/command'
import { indented, shortInstant, table } from '../terminal/output'
import { readableChannels, type Tell } from '../terminal/readableChannels'
import { wordsOf } from '../terminal/words'

/** Whose key a build names, what it says of where it comes from, and what those channels say of it that ask for signatures. */
export async function showBuild(
  { store, now, say }: CliContext,
  { app, version }: AppAtVersion,
): Promise<Outcome> {
  const build = await readBuild(store, app, version)
  if (!build) return failure([{ kind: 'notPublished', app, version }])
  const signed = await signatureOf(store, { app, version })
  const judged: { channel: string; isTrusted: boolean; words: string }[] = []
  for (const { channel, keys } of await keyedChannels(store, say)) {
    const trusted = await trustBuild(store, build, keys, now())
    const words = trusted.ok ? `signed by ${trusted.value.signer.name}` : wordsOf(trusted.problem)
    judged.push({ channel, isTrusted: trusted.ok, words })
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
        ? 'No channel here asks for signatures.'
        : table(judged.map(({ channel, words }) => [`on ${channel}`, words])),
    ].join('\n'),
  })
}

/** The key that a build names and what it says of its origin; nothing of it has been verified. */
export async function signatureOf(store: Store, { app, version }: AppAtVersion) {
  const bytes = await store.readBuildFile(app, version, PROVENANCE)
  const read = bytes && readProvenance(bytes)
  const signature = read?.ok ? read.value.signatures[0] : undefined
  return read?.ok && signature ? { keyid: signature.keyid, provenance: read.value.provenance } : undefined
}

/** The channels that know keys, with those. */
async function keyedChannels(store: Store, tell: Tell) {
  return (await readableChannels(store, tell)).flatMap(({ channel, last }) => {
    const keys = last.settings?.keys
    return keys ? [{ channel, keys }] : []
  })
}

/** What people call the holder of a key by, on any channel here; the key's id where none knows it. */
export async function nameOfKeys(store: Store, tell: Tell) {
  const all = (await keyedChannels(store, tell)).flatMap(({ keys }) => keys)
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
