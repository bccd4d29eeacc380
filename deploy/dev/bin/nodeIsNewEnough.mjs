// No syntax or module that an old Node would stumble over before it could say so.
var OLDEST = [20, 19]

/**
 * Whether this Node can run Crossbook; if not, says so and ends with 1 when the caller is done.
 * @param {string} command what was typed, to be typed again
 * @returns {boolean}
 */
export function nodeIsNewEnough(command) {
  var running = process.versions.node.split('.').map(Number)
  if (running[0] > OLDEST[0] || (running[0] === OLDEST[0] && running[1] >= OLDEST[1])) return true
  console.error(
    'Crossbook needs Node ' +
      OLDEST.join('.') +
      ' or newer and this is Node ' +
      process.versions.node +
      '. Install the current LTS release from https://nodejs.org, then run ' +
      command +
      ' again.',
  )
  process.exitCode = 1
  return false
}
