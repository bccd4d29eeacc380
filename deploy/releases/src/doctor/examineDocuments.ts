import { isOpen } from '@crossbook/contract'
import { buildOf, documentBytes, LAYOUT, PLACES } from '@crossbook/store'
import { isMark } from '../marks'
import { readMixes } from '../mixes/readMixes'
import { readVerification } from '../verifications/verifications'
import { type Finding, parseJson, type Patient } from './damage'
import type { Uses } from './uses'

/** Mixes, marks of builds, what says that a build was removed, and verifications. */
export async function examineDocuments(patient: Patient, uses: Uses): Promise<Finding[]> {
  return [
    ...(await damagedMixes(patient)),
    ...lostBases(patient, uses),
    ...(await damagedMarks(patient)),
    ...(await damagedRemovals(patient)),
    ...(await damagedVerifications(patient)),
  ]
}

async function damagedMixes({ store, channels }: Patient): Promise<Finding[]> {
  const found = channels.map(async (channel) => {
    const { problems } = await readMixes(store, channel)
    return problems.flatMap((problem): Finding[] =>
      problem.kind === 'mixUnreadable'
        ? [
            {
              file: LAYOUT.mix(channel, problem.id as Parameters<typeof LAYOUT.mix>[1]),
              wrong: 'is cut off or has other bytes',
              breaks: [
                `mix ${problem.id} of channel ${channel} cannot be opened or ended, and nothing can be pruned`,
              ],
              cure: `restore it from a backup of the store, or take it out of the store and make the mix again: pnpm release mix create ${channel} wallet@…`,
            },
          ]
        : [],
    )
  })
  return (await Promise.all(found)).flat()
}

function lostBases({ now }: Patient, { channels, releases }: Uses): Finding[] {
  return channels.flatMap(({ channel, mixes }) =>
    mixes
      .filter((mix) => isOpen(mix, now) && !releases.some(({ id }) => id === mix.release))
      .map((mix) => ({
        file: LAYOUT.mix(channel, mix.id),
        wrong: `names release ${mix.release}, which is gone or damaged`,
        breaks: [`mix ${mix.id} of channel ${channel} cannot be opened`],
        cure: `make it again: pnpm release mix end ${channel} ${mix.id} and mix create`,
      })),
  )
}

async function damagedMarks({ files }: Patient): Promise<Finding[]> {
  const found = (await files.list(PLACES.marks)).map(async (file): Promise<Finding[]> => {
    const build = buildIn(file)
    const bytes = await files.read(file)
    if (!build || !bytes || isMark(parseJson(bytes))) return []
    const { app, version } = build
    return [
      {
        file,
        wrong: 'is cut off or has other bytes',
        breaks: [`nobody can tell why ${app} ${version} is bad; until then it counts as bad`],
        cure: `say it again: pnpm release mark ${app}@${version} --bad "…", or --good`,
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

/** That it is there says all. */
async function damagedRemovals({ files }: Patient): Promise<Finding[]> {
  const found = (await files.list(PLACES.removed)).map(async (file): Promise<Finding[]> => {
    const build = buildIn(file)
    const bytes = await files.read(file)
    if (!build || !bytes || parseJson(bytes) !== undefined) return []
    return [
      {
        file,
        wrong: 'is cut off or has other bytes',
        breaks: [],
        cure: 'it is written again',
        mend: () => files.put(file, documentBytes(build)),
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

async function damagedVerifications({ store }: Patient): Promise<Finding[]> {
  const found = (await store.listVerifications()).map(async ({ set }): Promise<Finding[]> => {
    const read = await readVerification(store, set)
    if (read.ok) return []
    return [
      {
        file: LAYOUT.verification(set),
        wrong: 'is cut off or has other bytes',
        breaks: ['a channel that requires verification takes these builds only when they are verified again'],
        cure: 'verify them again: pnpm release verify <channel> <app@version>; promote names the builds',
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

/** The build that `marks/wallet/1.0.0.json` is about. */
function buildIn(file: string) {
  const [, app = '', name = ''] = file.split('/')
  return buildOf(app, name.replace(/\.json$/, ''))
}
