import { success } from '@crossbook/contract'
import type { Reports } from '@crossbook/reports'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { budgetsIn } from '../repository/budgetsIn'
import { reportsFolder } from '../repository/dataFolder'
import { explained } from '../terminal/messages'
import { newCommand, portArgument } from '../terminal/options'
import { untilInterrupted } from '../terminal/serving'

export const addConsole: AddCommand = (program, run) => {
  newCommand(program, 'console', 'Open a local page with channels, builds, mixes and faults', [
    'console                        # read-only',
    'console --write                # also promotes, rolls back, rolls out and creates mixes',
  ])
    .option('--write', 'allow the page to make changes, as these commands do')
    .option('--port <number>', 'port to listen on, 0 for a free one (default)', portArgument)
    .action(run(openConsole))
}

async function openConsole(
  context: CliContext,
  { port = 0, write = false }: { port?: number; write?: boolean },
): Promise<Outcome> {
  const [{ startConsole }, { listenMessage }] = await Promise.all([
    import('@crossbook/console'),
    import('@crossbook/site-server'),
  ])
  const { store, now, log } = context
  const reports = openedReports(context)
  const started = await startConsole({
    ...{ store, now, log, port, reports: reports.read, writes: write },
    place: context.place,
    budgetsAt: budgetsIn(context.root),
    run: (parameters) => context.runAlso(parameters),
  })
  if (!started.ok) {
    const { problem } = started
    const detail =
      problem.kind === 'page' ? problem.message : listenMessage(problem.problem, 'pnpm release console')
    return explained(detail)
  }
  const { link, port: taken } = started.value
  return success({
    document: { link, port: taken, writes: write },
    text: `The console is at ${link}\nThe link works once, in one browser. ${write ? 'Actions there do the same as these commands.' : 'It is read-only; add --write to make changes.'} Press Ctrl-C to stop it.`,
    running: untilInterrupted(context, {
      close: async () => {
        await started.value.close()
        await reports.close()
      },
    }),
  })
}

/** Opens the reports of this machine on first use, if there are any. */
function openedReports(context: CliContext) {
  let opened: (Pick<Reports, 'client'> & { close(): Promise<void> }) | undefined
  return {
    read: async (): Promise<Pick<Reports, 'client'> | undefined> => {
      const { readReports } = await import('@crossbook/reports')
      return (opened ??= await readReports(reportsFolder(context)))
    },
    close: async () => opened?.close(),
  }
}
