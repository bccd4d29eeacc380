import process from 'node:process'

// Uses only old syntax and modules, so that an old Node can run this file and print the message.
/** The oldest supported version of each release line, as in `engines` of package.json. All later lines are accepted. */
var OLDEST = [
  [20, 19],
  [22, 13],
  [24, 0],
  [26, 0],
]

/**
 * Returns whether this Node is of a supported release line, or newer than all of them. If not, prints a message and sets exit code 1.
 * @param {string} command the command to run again, for the message
 * @returns {boolean}
 */
export function nodeIsNewEnough(command) {
  var running = process.versions.node.split('.').map(Number)
  var fits = OLDEST.some(function (oldest) {
    return running[0] === oldest[0] && running[1] >= oldest[1]
  })
  if (fits || running[0] > OLDEST[OLDEST.length - 1][0]) return true
  console.error(
    'Crossbook needs Node 20.19, 22.13 or 24 (or a later minor version of these), or Node 26 or newer. This is Node ' +
      process.versions.node +
      '. Install the current LTS release from https://nodejs.org, then run ' +
      command +
      ' again.',
  )
  process.exitCode = 1
  return false
}
