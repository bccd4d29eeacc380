import path from 'node:path'
import { type BuiltApp, success } from '@crossbook/contract'
import { signBuild, trustBuild, buildOriginOf } from '@crossbook/trust'
import { publishApp } from '../publishing/publishApp'
import type { VersionRequest } from '../publishing/settleVersion'
import type { CliContext } from '../terminal/command'
import { repositoryOf } from '../repository/appFolders'
import { count } from '../terminal/output'
import { errorMessage, problemMessage } from '../terminal/messages'

export interface PublishOptions {
  changed?: boolean
  since?: string
  from?: string
  commit?: string
  tag?: string
  branch?: string
  allowDirty?: boolean
}

export function versionRequest(
  { root, environment }: CliContext,
  app: string,
  { tag, branch, allowDirty = false }: PublishOptions,
): VersionRequest {
  const forced = environment.CROSSBOOK_VERSION?.trim() || undefined
  return { root, app, tag, branch, allowDirty, forced }
}

export async function publishOne(context: CliContext, app: string, options: PublishOptions) {
  const { folder, environment, children, store, signer, now, log } = context
  const from = options.from === undefined ? undefined : path.resolve(folder, options.from)
  const published = await publishApp({
    ...versionRequest(context, app, options),
    // A build of a team elsewhere has the version of its own repository.
    ...(from === undefined ? {} : { root: repositoryOf(from, context.root) }),
    store,
    children,
    log,
    from,
    commit: options.commit,
    sign:
      signer && ((built, manifest) => signBuild(built, manifest, buildOriginOf(environment), signer, now())),
  })
  if (!published.ok) return published
  await logWhoWouldRefuse(context, published.value)
  const { name, version, commit, screens, files } = published.value
  return success({
    document: { app: name, version, commit, screens: screens.length, files: Object.keys(files).length },
    text: `Published ${name} ${version} (${count(screens.length, 'screen')}, ${count(Object.keys(files).length, 'file')}). No channel shows it yet: promote <channel> ${name}@${version}`,
  })
}

/** A channel that requires a signature refuses an unsigned build, so the command says so now. */
async function logWhoWouldRefuse({ store, now, log }: CliContext, app: BuiltApp) {
  for (const channel of await store.listChannels()) {
    try {
      const keys = (await store.readPointer(channel))?.settings?.keys
      const trusted = keys && (await trustBuild(store, app, keys, now()))
      if (trusted && !trusted.ok)
        log(`Channel ${channel} would refuse it: ${problemMessage(trusted.problem)}`)
    } catch (error) {
      log(errorMessage(error))
    }
  }
}
