import path from 'node:path'
import { type BuiltApp, success } from '@crossbook/contract'
import { signBuild, trustBuild, workplaceOf } from '@crossbook/trust'
import { publishApp } from '../publishing/publishApp'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { errorWords } from '../terminal/errorWords'
import { newCommand } from '../terminal/options'
import { count } from '../terminal/output'
import { wordsOf } from '../terminal/words'

interface PublishOptions extends CommonOptions {
  from?: string
  tag?: string
  branch?: string
  allowDirty?: boolean
}

/** `publish`: builds an app and keeps it in the store. */
export const addPublish: AddCommand = (program, run) => {
  newCommand(program, 'publish', 'Build an app of this checkout and keep it in the store, for ever', [
    'publish wallet                                 # on main: the version of its package.json',
    'publish wallet --tag trial                     # a pre-release such as 1.4.0-trial.3fa2b1c0de',
    'publish wallet --from remote-wallet/dist       # a build that is there already',
  ])
    .argument('<app>', 'host, or the name of a remote such as wallet')
    .option('--from <folder>', 'take this build; it must carry the version that would be published')
    .option('--tag <word>', "a pre-release under this word (on branches other than main: the branch's name)")
    .option('--branch <name>', 'the branch, on build servers whose checkout has none')
    .option('--allow-dirty', 'also with changes that are in no commit; the version says so')
    .addHelpText(
      'after',
      '\nA version is published once and never again. It is settled before the build, because a build carries it;\na build server may settle it with CROSSBOOK_VERSION.',
    )
    .action((app: string, options: PublishOptions) =>
      run(options, (context) => publish(context, app, options)),
    )
}

async function publish(context: CliContext, app: string, options: PublishOptions): Promise<Outcome> {
  const { root, folder, environment, children, store, signer, now, say } = context
  const published = await publishApp({
    root,
    app,
    store,
    children,
    say,
    from: options.from === undefined ? undefined : path.resolve(folder, options.from),
    tag: options.tag,
    branch: options.branch,
    allowDirty: options.allowDirty ?? false,
    sign:
      signer && ((built, manifest) => signBuild(built, manifest, workplaceOf(environment), signer, now())),
    forced: environment.CROSSBOOK_VERSION?.trim() || undefined,
  })
  if (!published.ok) return published
  await sayWhoWouldRefuse(context, published.value)
  const { name, version, commit, screens, files } = published.value
  return success({
    document: { app: name, version, commit, screens: screens.length, files: Object.keys(files).length },
    text: `Published ${name} ${version} (${count(screens.length, 'screen')}, ${count(Object.keys(files).length, 'file')}). No channel shows it yet: promote <channel> ${name}@${version}`,
  })
}

/** A build that no signature vouches for is of no use on a channel that asks for one: better to hear of it now. */
async function sayWhoWouldRefuse({ store, now, say }: CliContext, app: BuiltApp) {
  for (const channel of await store.listChannels()) {
    try {
      const keys = (await store.readPointer(channel))?.settings?.keys
      const trusted = keys && (await trustBuild(store, app, keys, now()))
      if (trusted && !trusted.ok) say(`Channel ${channel} would refuse it: ${wordsOf(trusted.problem)}`)
    } catch (error) {
      const words = errorWords(error)
      if (words === undefined) throw error
      say(words)
    }
  }
}
