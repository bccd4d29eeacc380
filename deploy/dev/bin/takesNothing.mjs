// No syntax or module that an old Node would stumble over before it could say so.

/**
 * Whether nothing was typed after a command that takes nothing; if something was, says so and ends with 2 when the caller is done.
 * @param {string} command what was typed
 * @param {string} instead what the user may have meant
 * @returns {boolean}
 */
export function takesNothing(command, instead) {
  var typed = process.argv.slice(2)
  if (typed.length === 0) return true
  console.error(command + ' takes nothing after it, and "' + typed.join(' ') + '" is there. ' + instead)
  process.exitCode = 2
  return false
}
