import path from 'node:path'
import { runUntilStopped } from './runUntilStopped'
import { start } from './start'

await runUntilStopped('npm start', (children, log) =>
  start({ root: path.resolve(import.meta.dirname, '../../../..'), environment: process.env, children, log }),
)
