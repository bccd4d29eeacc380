#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: everything else is loaded only by a Node that can.
import process from 'node:process'
import { nodeIsNewEnough } from './nodeIsNewEnough.mjs'

const typed = process.argv.slice(2)

if (nodeIsNewEnough('npm start')) {
  if (typed.length === 0) import('./installAndStart.mjs')
  else {
    process.exitCode = 2
    console.error(
      `npm start takes no arguments, but got "${typed.join(' ')}". To develop one application: pnpm dev wallet. To use another port: PORT=4000 npm start.`,
    )
  }
}
