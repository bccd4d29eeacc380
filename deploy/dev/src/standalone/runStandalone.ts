import { Command, InvalidArgumentError } from 'commander'
import { channelNameSchema, check } from '@crossbook/contract'
import { channelName } from '@crossbook/store'
import { runUntilStopped } from '../start/runUntilStopped'
import { COMMAND, developStandalone } from './developStandalone'

interface Options {
  store?: string
  channel: ReturnType<typeof channelName>
}

/** Runs the command line of this process for the remote whose repository is in `root`, until it is interrupted. */
export async function runStandalone(root: string) {
  const options = new Command('crossbook-develop')
    .description('Serves the site of a channel, with this remote under development.')
    .option('--store <place>', 'the builds of the site: a folder or a bucket (default: CROSSBOOK_STORE)')
    .option(
      '--channel <name>',
      'channel of the host and the other remotes',
      channelArgument,
      channelName('staging'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  CROSSBOOK_STORE=../crossbook/.crossbook/store npm start -- --channel local\n  PORT=4000 npm start',
    )
    .showHelpAfterError('npm start -- --help shows the usage. To use another port: PORT=4000 npm start.')
    .parse()
    .opts<Options>()

  await runUntilStopped(COMMAND, (children, log) =>
    developStandalone({
      root,
      store: options.store,
      channel: options.channel,
      environment: process.env,
      children,
      log,
    }),
  )
}

function channelArgument(text: string) {
  const checked = check(channelNameSchema, text, `"${text}"`)
  if (checked.ok) return checked.value
  throw new InvalidArgumentError(`${checked.problem}.`)
}
