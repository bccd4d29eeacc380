import type { Command } from 'commander'
import type { AddCommand } from '../terminal/command'
import { newCommand } from '../terminal/options'
import { publishChanged } from './publishChanged'
import { publishOne, type PublishOptions } from './publishOne'

/** `publish`: builds an app and keeps it in the store. */
export const addPublish: AddCommand = (program, run) => {
  newCommand(program, 'publish', 'Build an app of this checkout and store it under its version', [
    'publish wallet                                 # on main: the version of its package.json',
    'publish wallet --tag trial                     # a pre-release such as 1.4.0-trial.3fa2b1c0de',
    'publish wallet --from remote-wallet/dist       # an existing build',
    'publish wallet --from built/wallet --commit 3fa2b1c0de… --branch ada/faster   # a build of another commit',
    'publish --changed                              # every app that differs from its published build',
    'publish --changed --since v1.3.0               # every app that differs from that commit',
  ])
    .argument('[app]', 'host, or the name of a remote such as wallet')
    .option('--changed', 'all apps whose files differ from their published builds')
    .option('--since <commit>', 'with --changed: compare with this commit')
    .option(
      '--from <folder>',
      'publish this existing build, which must have the version to publish; with --changed: a folder with a build for each app name',
    )
    .option('--commit <hash>', 'commit of the build in --from, if another one is checked out')
    .option(
      '--tag <word>',
      "publish a pre-release with this tag (default on branches other than main: the branch's name)",
    )
    .option('--branch <name>', 'name of the branch, for build servers whose checkout has none')
    .option('--allow-dirty', 'publish uncommitted changes too; the version says so')
    .addHelpText(
      'after',
      '\nA version is published once and never again. It is settled before the build, because a build carries it;\na build server may settle it with CROSSBOOK_VERSION.',
    )
    .action((app: string | undefined, options: PublishOptions, command: Command) => {
      if ((app === undefined) !== (options.changed ?? false))
        command.error('error: name an app such as wallet, or use --changed')
      if (options.since !== undefined && app !== undefined)
        command.error('error: use --since together with --changed')
      if (options.commit !== undefined && (app === undefined || !options.from || !options.branch))
        command.error(
          'error: --commit needs one app, the folder of its build (--from) and its branch (--branch)',
        )
      return run(options, (context) =>
        app === undefined ? publishChanged(context, options) : publishOne(context, app, options),
      )
    })
}
