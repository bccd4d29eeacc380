import { unicodeEscape, visibleLines } from '@crossbook/contract'

/** Text that build servers treat as a command: `::` at the start of a line, and `##[`, `##vso[` or `##teamcity[` anywhere. */
const COMMANDS_OF_BUILD_SERVERS = /(?<=^[^\S\n]*):(?=:)|#(?=#[\w.-]*\[)/gm

/**
 * Makes text safe to print at a terminal or in a build log. `runRelease` passes all output through here, so that no command can forget it.
 *
 * Line breaks in foreign values are escaped earlier, because here they look like our own: by `table`, `log`, `problemMessage`, and commands that
 * call `visibleText`. The values of printed JSON are unchanged, because an escape in a JSON string represents the same character.
 */
export function printed(text: string) {
  return visibleLines(text).replace(COMMANDS_OF_BUILD_SERVERS, unicodeEscape)
}
