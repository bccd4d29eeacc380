import path from 'node:path'
import { Command } from 'commander'
import { runUntilStopped } from '../start/runUntilStopped'
import { COMMAND, develop } from './develop'

const { args: names } = new Command(COMMAND)
  .description('Serves the site with applications under development: each edit shows in the open page.')
  .argument('[names...]', 'host and remotes such as wallet; none means all of them')
  .addHelpText('after', '\nExamples:\n  pnpm dev\n  pnpm dev wallet tools\n  PORT=4000 pnpm dev wallet')
  .showHelpAfterError('pnpm dev --help shows how; another port is PORT=4000 pnpm dev.')
  .parse()

await runUntilStopped(COMMAND, (children, say) =>
  develop({
    root: path.resolve(import.meta.dirname, '../../../..'),
    names,
    environment: process.env,
    children,
    say,
  }),
)
