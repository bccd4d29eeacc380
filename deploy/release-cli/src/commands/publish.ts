import type { Command } from 'commander'
import type { AddCommand } from '../terminal/command'
import { newCommand } from '../terminal/options'
import { publishChanged } from './publishChanged'
import { publishOne, type PublishOptions } from './publishOne'

/** `publish`: builds an app and keeps it in the store. */
export const addPublish: AddCommand = (program, run) => {
  newCommand(program, 'publish', 'Build an app of this checkout and keep it in the store, for ever', [
    'publish wallet                                 # on main: the version of its package.json',
    'publish wallet --tag trial                     # a pre-release such as 1.4.0-trial.3fa2b1c0de',
    'publish wallet --from remote-wallet/dist       # a build that is there already',
    'publish wallet --from built/wallet --commit 3fa2b1c0de… --branch ada/faster   # a build of another commit',
    'publish --changed                              # every app that differs from what is published',
    'publish --changed --since v1.3.0               # every app that differs from that commit',
  ])
    .argument('[app]', 'host, or the name of a remote such as wallet')
    .option('--changed', 'all apps whose build reads other files than what is published of them')
    .option('--since <commit>', 'with --changed: than this commit')
    .option(
      '--from <folder>',
      'take this build; it must carry the version that would be published; with --changed: the builds in it, by the names of their apps',
    )
    .option(
      '--commit <hash>',
      'the commit that the build in --from is of, where it is not the one checked out',
    )
    .option('--tag <word>', "a pre-release under this word (on branches other than main: the branch's name)")
    .option('--branch <name>', 'the branch, on build servers whose checkout has none')
    .option('--allow-dirty', 'also with changes that are in no commit; the version says so')
    .addHelpText(
      'after',
      '\nA version is published once and never again. It is settled before the build, because a build carries it;\na build server may settle it with CROSSBOOK_VERSION.',
    )
    .action((app: string | undefined, options: PublishOptions, command: Command) => {
      if ((app === undefined) !== (options.changed ?? false))
        command.error('error: name an app such as wallet, or say --changed')
      if (options.since !== undefined && app !== undefined)
        command.error('error: --since says what --changed compares with')
      if (options.commit !== undefined && (app === undefined || !options.from || !options.branch))
        command.error(
          'error: --commit is of the build of one app; name it, its folder with --from and its --branch',
        )
      return run(options, (context) =>
        app === undefined ? publishChanged(context, options) : publishOne(context, app, options),
      )
    })
}
