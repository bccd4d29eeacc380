import { type ChannelName, failure, success } from '@crossbook/contract'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand, portArgument } from '../terminal/options'
import { serveLocally, untilInterrupted } from '../terminal/serving'

export const addServe: AddCommand = (program, run) => {
  newCommand(program, 'serve', 'Serve the site of a channel, with its mixes, on this machine', [
    'serve staging --port 3001',
  ])
    .argument('<channel>', 'channel', channelArgument)
    .option('--port <number>', 'port to listen on, 0 for a free one (PORT, else 3000)', portArgument)
    .action(run(serve))
}

async function serve(
  context: CliContext,
  channel: ChannelName,
  { port }: { port?: number },
): Promise<Outcome> {
  await repairSite(context, channel)
  const shown = await context.store.readPointer(channel)
  if (!shown) return failure([{ kind: 'channelEmpty', channel }])
  const shownHere = { store: context.store, channel }
  const site = await serveLocally(context, `serve ${channel}`, shownHere, port, { collects: true })
  if (!site.ok) return site
  const { url } = site.value
  return success({
    document: { channel, release: shown.release, url },
    text: `Channel ${channel}, now at ${shown.release}, is at ${url} and follows its revisions (press Ctrl-C to stop).`,
    running: untilInterrupted(context, site.value),
  })
}
