#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: no dependencies, and no syntax or module that an old
// Node would stumble over before it could say so.
var OLDEST = [20, 19]
var running = process.versions.node.split('.').map(Number)

if (running[0] < OLDEST[0] || (running[0] === OLDEST[0] && running[1] < OLDEST[1])) {
  console.error(
    'Crossbook needs Node ' +
      OLDEST.join('.') +
      ' or newer and this is Node ' +
      process.versions.node +
      '. Install the current LTS release from https://nodejs.org, then run npm start again.',
  )
  process.exitCode = 1
} else {
  import('./installAndStart.mjs')
}
