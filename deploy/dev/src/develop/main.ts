import path from 'node:path'
import { runUntilStopped } from '../start/runUntilStopped'
import { COMMAND, develop } from './develop'

await runUntilStopped(COMMAND, (children, say) =>
  develop({
    root: path.resolve(import.meta.dirname, '../../../..'),
    names: process.argv.slice(2),
    environment: process.env,
    children,
    say,
  }),
)
