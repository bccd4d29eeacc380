import { failure, success } from '@crossbook/contract'
import { examineStore } from '@crossbook/releases'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { newCommand } from '../terminal/options'
import { count } from '../terminal/output'

export const addDoctor: AddCommand = (program, run) => {
  newCommand(program, 'doctor', 'Find damaged files of the store, and what they break', [
    'doctor                                         # changes nothing',
    'doctor --fix',
  ])
    .option('--fix', 'regenerate pages, compressed files and sites; restore the rest from a backup')
    .action(run(doctor))
}

async function doctor(
  { store, files, now, log }: CliContext,
  { fix = false }: { fix?: boolean },
): Promise<Outcome> {
  const { damages, fixed, lost } = await examineStore({ store, files, now: now() }, fix)
  for (const { file } of fixed) log(`Fixed ${file}.`)
  if (damages.length === 0)
    return success({
      document: { isWhole: true, fixed },
      text:
        fixed.length === 0
          ? 'The store is not damaged.'
          : `The store is no longer damaged: ${count(fixed.length, 'place')} fixed.`,
    })
  const fixable = damages.filter(({ isFixable }) => isFixable).length
  return failure([
    { kind: 'storeNotWhole', damages: damages.length, fixable, fixed: fixed.length },
    ...damages,
    ...(lost.length > 0 ? [{ kind: 'releasesLost' as const, releases: lost }] : []),
  ])
}
