import path from 'node:path'
import { failure, success } from '@crossbook/contract'
import type { ServeSet } from '@crossbook/console'
import type { Reports } from '@crossbook/reports'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { budgetsIn } from '../repository/budgetsIn'
import { newCommand, portArgument } from '../terminal/options'
import { count } from '../terminal/output'
import { reportsFolder } from '../terminal/reportsFolder'
import { withKnownNames } from '../terminal/knownNames'
import { serveSet, setOf, showWords } from '../terminal/servedSet'
import { untilInterrupted } from '../terminal/serving'
import { wordsOf } from '../terminal/words'
import { findRelease } from './diff'

interface ConsoleOptions extends CommonOptions {
  port?: number
  write?: boolean
}

/** `console`: the store and the reports as a page of this machine, or as a folder. */
export const addConsole: AddCommand = (program, run) => {
  const command = program
    .command('console')
    .summary('Look at channels, builds, mixes and faults on a page of this machine')
    .usage('[--write] | export <folder>')
  newCommand(
    command,
    'open',
    'Open the console on this machine; the word "open" may be left out',
    [
      'console                        # looks only',
      'console --write                # promotes, takes back, rolls out and makes mixes as well',
    ],
    { isDefault: true },
  )
    .option('--write', 'the page may also do what these commands do')
    .option('--port <number>', 'port to listen on, 0 for a free one (default)', portArgument)
    .action((options: ConsoleOptions) => run(options, (context) => openConsole(context, options)))
  newCommand(command, 'export', 'Write the console as it stands into a folder that any web server can show', [
    'console export ./console-of-today',
  ])
    .argument('<folder>', 'a new one, or one that was written by this command')
    .action((folder: string, options: CommonOptions) =>
      run(options, (context) => exportTo(context, path.resolve(context.folder, folder))),
    )
}

async function openConsole(
  context: CliContext,
  { port = 0, write = false }: ConsoleOptions,
): Promise<Outcome> {
  // Loaded only here: other commands do without a server and the database's code.
  const [{ startConsole }, { listenWords }] = await Promise.all([
    import('@crossbook/console'),
    import('@crossbook/site-server'),
  ])
  const { store, now, say } = context
  const reports = openedReports(context)
  const started = await startConsole({
    ...{ store, now, say, port, reports: reports.read, writes: write },
    place: context.place,
    budgetsAt: budgetsIn(context.root),
    run: (parameters) => context.runAlso(parameters),
    serveSet: servingSets(context),
  })
  if (!started.ok) {
    const { problem } = started
    const detail =
      problem.kind === 'page' ? problem.words : listenWords(problem.problem, 'pnpm release console')
    return failure([{ kind: 'told', detail }])
  }
  const { link, port: taken } = started.value
  return success({
    document: { link, port: taken, writes: write },
    text: `The console is at ${link}\nThe link lets one browser in, once. ${write ? 'What is done there is done as by these commands.' : 'It only looks; --write lets it do what these commands do.'} Ctrl-C ends it.`,
    running: untilInterrupted(context, {
      close: async () => {
        await started.value.close()
        await reports.close()
      },
    }),
  })
}

/** Serves sets on a free port of this machine alone, whatever address the environment names for a site. */
function servingSets(context: CliContext): ServeSet {
  const environment = { ...context.environment, HOST: undefined, SITE_URL: undefined }
  return async ({ release, mix }) => {
    const asked = mix ?? undefined
    const set = await setOf(context.store, await findRelease(context.store, { release }), asked)
    const site = set.ok
      ? await serveSet({ ...context, environment }, set.value, {
          command: showWords(release, asked),
          port: 0,
        })
      : set
    if (site.ok) return site
    const problems = await Promise.all(site.problem.map((one) => withKnownNames(context.store, one)))
    return failure(problems.map((problem) => wordsOf(problem)))
  }
}

async function exportTo(context: CliContext, folder: string): Promise<Outcome> {
  const { builtPage, exportConsole, openReading } = await import('@crossbook/console')
  const { store, now, say, place, root } = context
  const files = await builtPage(say)
  if (!files.ok) return failure([{ kind: 'told', detail: files.problem }])
  const reports = openedReports(context)
  try {
    const reading = openReading({ store, now, reports: reports.read, budgetsAt: budgetsIn(root) })
    const run = (parameters: readonly string[]) => context.runAlso(parameters)
    const written = await exportConsole({ reading, run, writes: false, place }, files.value, folder)
    if (!written.ok) return failure([{ kind: 'told', detail: written.problem }])
    const { documents } = written.value
    return success({
      document: { folder, documents },
      text: `The console of this moment is in ${folder}, with ${count(documents, 'document')}: let a web server show it, behind a sign-on of yours. It holds names of people and what they wrote as reasons.`,
    })
  } finally {
    await reports.close()
  }
}

/** The reports of this machine, opened when somebody first asks for them and there are any. */
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
