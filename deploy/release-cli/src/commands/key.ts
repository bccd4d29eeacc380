import type { AddCommand } from '../terminal/command'
import { addKeyMake } from './keyMake'
import { addKeyShow } from './keyShow'

/** `key`: the commands for the signing key. */
export const addKey: AddCommand = (program, run) => {
  const key = program.command('key').summary('The signing key of a team or a person').usage('make|show …')
  for (const add of [addKeyMake, addKeyShow]) add(key, run)
}
