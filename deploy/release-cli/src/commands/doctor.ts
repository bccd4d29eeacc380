import { failure, success } from '@crossbook/contract'
import { examineStore } from '@crossbook/releases'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { newCommand } from '../terminal/options'
import { count } from '../terminal/output'

interface DoctorOptions extends CommonOptions {
  mend?: boolean
}

/** `doctor`: what in the store is not whole. */
export const addDoctor: AddCommand = (program, run) => {
  newCommand(program, 'doctor', 'Find what in the store is not whole, and what that breaks', [
    'doctor                                         # only says what is damaged, and what helps',
    'doctor --mend',
  ])
    .option('--mend', 'restore what something else in the store still says')
    .action((options: DoctorOptions) => run(options, (context) => doctor(context, options)))
}

async function doctor(
  { store, files, now, say }: CliContext,
  { mend = false }: DoctorOptions,
): Promise<Outcome> {
  const { damages, mended } = await examineStore({ store, files, now: now() }, mend)
  for (const { file, cure } of mended) say(`Mended ${file}: ${cure}.`)
  if (damages.length === 0)
    return success({
      document: { isWhole: true, mended },
      text:
        mended.length === 0
          ? 'The store is whole.'
          : `The store is whole again: ${count(mended.length, 'place')} mended.`,
    })
  const mendable = damages.filter(({ isMendable }) => isMendable).length
  return failure([
    { kind: 'storeNotWhole', damages: damages.length, mendable, mended: mended.length },
    ...damages,
  ])
}
