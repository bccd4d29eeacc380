import type { AddCommand } from '../terminal/command'
import { addMixCreate } from './mixCreate'
import { addMixEnd } from './mixEnd'
import { addMixList } from './mixList'

/** `mix`: the commands for links with other versions. */
export const addMix: AddCommand = (program, run) => {
  const mix = program
    .command('mix')
    .summary('Links that open a channel with other versions')
    .usage('create|list|end …')
  for (const add of [addMixCreate, addMixList, addMixEnd]) add(mix, run)
}
