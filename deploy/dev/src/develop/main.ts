import path from 'node:path'
import { Command } from 'commander'
import { runUntilStopped } from '../start/runUntilStopped'
import { COMMAND, develop } from './develop'

const command = new Command(COMMAND)
  .description('Serves the site with applications under development. The open page shows each edit.')
  .argument('[names...]', 'host, or remotes such as wallet (default: all of them)')
  .option(
    '--remote <name=address...>',
    'a remote of another bundler: its name and the manifest on its dev server, such as insights=http://localhost:4000/mf-manifest.json',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  pnpm dev\n  pnpm dev wallet tools\n  PORT=4000 pnpm dev wallet\n  pnpm dev host --remote insights=http://localhost:4000/mf-manifest.json',
  )
  .showHelpAfterError('pnpm dev --help shows the usage. To use another port: PORT=4000 pnpm dev.')
  .parse()
const { remote = [] } = command.opts<{ remote?: readonly string[] }>()

await runUntilStopped(COMMAND, (children, log) =>
  develop({
    root: path.resolve(import.meta.dirname, '../../../..'),
    names: command.args,
    remotes: remote,
    environment: process.env,
    children,
    log,
  }),
)
