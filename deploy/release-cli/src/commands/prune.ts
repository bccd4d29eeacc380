import { failure, success } from '@crossbook/contract'
import { type Keeping, planPrune, type PrunePlan, pruneStore, type Stored } from '@crossbook/releases'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { newCommand, numberArgument } from '../terminal/options'
import { count, paragraphs, table } from '../terminal/output'

const DEFAULT_REVISIONS = 10
const DEFAULT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export const addPrune: AddCommand = (program, run) => {
  newCommand(program, 'prune', 'Remove builds, releases, pages and prerenders that are no longer needed', [
    'prune                                          # only lists what it would remove, and why it keeps the rest',
    'prune --keep 20 --days 60 --yes',
  ])
    .option(
      '--keep <releases>',
      'number of past releases of each channel to keep for rollbacks',
      numberArgument(1),
      DEFAULT_REVISIONS,
    )
    .option(
      '--days <number>',
      'keep everything published or shown in these days',
      numberArgument(0),
      DEFAULT_DAYS,
    )
    .option('--yes', 'remove it')
    .action(run(prune))
}

async function prune(
  context: CliContext,
  { keep, days, yes }: { keep: number; days: number; yes?: boolean },
): Promise<Outcome> {
  const { store } = context
  for (const channel of await store.listChannels()) await repairSite(context, channel)
  const now = context.now()
  const keeping: Keeping = { revisions: keep, youngSince: new Date(now.getTime() - days * DAY_MS), now }
  const plan = await planPrune(store, keeping)
  if (!plan.ok) return failure([plan.problem])
  if (!yes)
    return success({
      document: {
        isRemoved: false,
        removed: [],
        wouldRemove: facts(plan.value.remove),
        keep: plan.value.keep,
      },
      text: paragraphs(
        planText(plan.value),
        plan.value.remove.length > 0 ? 'Nothing was removed. Add --yes to remove it.' : '',
      ),
    })

  const pruned = await pruneStore(store, plan.value, keeping)
  if (!pruned.ok) return failure([pruned.problem])
  const { removed, spared } = pruned.value
  return success({
    document: { isRemoved: true, removed: facts(removed), spared: facts(spared), keep: plan.value.keep },
    text: paragraphs(
      planText(plan.value),
      `Removed ${amounts(removed)}.`,
      spared.length > 0 ? `Kept, because it was needed again in the meantime: ${names(spared)}.` : '',
    ),
  })
}

/** The kinds of what a store holds, and how people call one of each. */
const KINDS = [
  ['build', 'build'],
  ['release', 'release'],
  ['pages', 'page set'],
  ['prerender', 'prerender'],
  ['verification', 'verification'],
] as const

function planText({ remove, keep }: PrunePlan) {
  const rows = KINDS.map(([kind, one]) => {
    const { history, mix, young } = keep[kind]
    return [`${one}s`, ...[history, mix, young].map(String)]
  })
  return paragraphs(
    remove.length === 0
      ? 'Nothing to remove: everything in the store is needed.'
      : `To remove: ${amounts(remove)}\n${names(remove)}`,
    `Kept, and why\n${table([['', 'channels', 'open mixes', 'young'], ...rows])}`,
  )
}

function amounts(items: readonly Stored[]) {
  return KINDS.map(([kind, one]) => count(items.filter((item) => item.kind === kind).length, one)).join(', ')
}

/** Without prerenders and verifications: they are many, and their names say nothing to people. */
function names(items: readonly Stored[]) {
  return items
    .flatMap(({ kind, name }) => (kind === 'prerender' || kind === 'verification' ? [] : [name]))
    .join(', ')
}

function facts(items: readonly Stored[]) {
  return items.map(({ kind, name, at }) => ({ kind, name, at: at.toISOString() }))
}
