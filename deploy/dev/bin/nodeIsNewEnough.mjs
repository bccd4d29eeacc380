import process from 'node:process'

// No syntax or module that an old Node would stumble over before it could say so.
/** The oldest of each line that is run, as `engines` in package.json has them (.ci/nodes); what comes after the last is let try. */
var OLDEST = [
  [20, 19],
  [22, 13],
  [24, 0],
  [26, 0],
]

/**
 * Whether this Node is of a line that Crossbook is run on, or newer than all of them; if not, says so and ends with 1 when the caller is done.
 * @param {string} command what was typed, to be typed again
 * @returns {boolean}
 */
export function nodeIsNewEnough(command) {
  var running = process.versions.node.split('.').map(Number)
  var fits = OLDEST.some(function (oldest) {
    return running[0] === oldest[0] && running[1] >= oldest[1]
  })
  if (fits || running[0] > OLDEST[OLDEST.length - 1][0]) return true
  console.error(
    'Crossbook runs on Node 20.19, 22.13 and 24 (or newer of the same number) and on 26 or newer, and this is Node ' +
      process.versions.node +
      '. Install the current LTS release from https://nodejs.org, then run ' +
      command +
      ' again.',
  )
  process.exitCode = 1
  return false
}
