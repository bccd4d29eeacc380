import path from 'node:path'
import type { CommandResult } from '@crossbook/console'
import { failure, type Result, success, visibleText } from '@crossbook/contract'
import { type Environment, openStore } from '@crossbook/store'
import { readOwnKey, seenRevisions, type Signer, trustedStore } from '@crossbook/trust'
import { Command, CommanderError } from 'commander'
import { commandsFor } from './commandTable'
import { startMessage } from './problems/startProblem'
import { DATA } from './repository/dataFolder'
import { Interrupted, INTERRUPTED } from './terminal/askAtTerminal'
import type { CliContext, CommonOptions, Outcome, Runner, Surroundings } from './terminal/command'
import { problemMessage, withKnownNames } from './terminal/messages'
import { printed } from './terminal/printed'
import { storeLocation } from './terminal/storeLocation'
import { usageKnown } from './terminal/usageKnown'
import { keepSecretsOut, withoutSecrets } from './terminal/withoutSecrets'

const EXIT = { done: 0, refused: 1, wrongUsage: 2 } as const

/** Commands that work without an existing store: one creates it, the others do not read it. */
const MAKES_STORE = ['publish', 'describe', 'key']

/** Commands that open no store, so that they need no access to it. */
const OPENS_NO_STORE = ['policy', 'changed']

const NO_FIRST_KEYS =
  'CROSSBOOK_FIRST_KEYS is set and names no key, so a truncated history would not be noticed: set it to the ids of the keys that a channel began with, as pnpm release channel <channel> lists them, or unset it.'

/** Runs one command line and returns its exit code. All output has been printed by then. */
export async function runRelease(parameters: readonly string[], given: Surroundings): Promise<number> {
  const place = withoutSecrets(given)
  const out = (text: string) => place.out(printed(text))
  const err = (text: string) => place.err(printed(text))
  const surroundings = { ...place, out, err }
  const isForScripts = wantsJson(parameters)
  const usage: string[] = []
  let code: number = EXIT.done

  let options: CommonOptions = {}
  const run: Runner =
    (perform) =>
    async (...given) => {
      code = await execute(parameters[0] ?? '', options, surroundings, (context) =>
        perform(context, ...given),
      )
    }
  const program = new Command('release')
    .description('Publishes apps, and moves channels from release to release.')
    .usage('<command> …')
    .exitOverride()
    .configureOutput({
      writeOut: out,
      outputError: (text, write) => write(withVisible(text, parameters)),
      writeErr: (text) => (isForScripts ? void usage.push(text) : err(text)),
    })
    .showHelpAfterError('(add --help for its usage)')
    .addHelpText('after', TEAM_DAY)
  keepSecretsOut(program, surroundings)
  program.hook('preAction', (_program, command) => void (options = command.opts()))
  for (const add of await commandsFor(parameters)) add(program, run)

  try {
    await program.parseAsync(parameters, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return EXIT.done
    const known = usageKnown(program, parameters, error)
    if (isForScripts)
      out(json({ ok: false, problems: [{ kind: 'usage', message: usageMessage(usage, known) }] }))
    else if (known !== undefined) err(`${known}\n`)
    return EXIT.wrongUsage
  }
}

async function execute(
  name: string,
  { store: given, json: isForScripts = false }: CommonOptions,
  surroundings: Surroundings,
  perform: (context: CliContext) => Promise<Outcome>,
): Promise<number> {
  const { out, err, environment } = surroundings
  const log = (line: string) => err(`${visibleText(line)}\n`)
  const refuse = (problems: readonly { kind: string; message: string }[]) => {
    if (isForScripts) out(json({ ok: false, problems }))
    else err(`${problems.map(({ message }) => message).join('\n')}\n`)
    return EXIT.refused
  }
  try {
    const own = await readOwnKey(environment)
    if (!own.ok) return refuse([{ kind: 'explained', message: own.problem }])
    const open = (location: string | undefined, makes: boolean) =>
      openTrusted(location, makes, own.value, surroundings, log)
    const isUnopened = OPENS_NO_STORE.includes(name)
    const opened = await open(isUnopened ? '.' : given, isUnopened || MAKES_STORE.includes(name))
    if (!opened.ok) return refuse([{ kind: 'explained', message: opened.problem }])
    const { store, location, files } = opened.value
    const outcome = await perform({
      ...surroundings,
      ...{ store, files, log },
      place: location,
      signer: own.value,
      openOther: async (other) => {
        const found = await open(other, false)
        return found.ok ? success(found.value.store) : found
      },
      runAlso: (parameters) => runAlso([...parameters, '--store', location], surroundings),
    })
    if (!outcome.ok) {
      const problems = await Promise.all(outcome.problem.map((problem) => withKnownNames(store, problem)))
      return refuse(problems.map((problem) => ({ ...problem, message: problemMessage(problem) })))
    }
    const { document, text, running } = outcome.value
    out(isForScripts ? json({ ok: true, ...document }) : `${text}\n`)
    await running
    return EXIT.done
  } catch (error) {
    if (error instanceof Interrupted) {
      refuse([{ kind: 'interrupted', message: 'Interrupted: nothing was changed.' }])
      return INTERRUPTED
    }
    const message = startMessage(error, 'this command')
    // A server's answer or a document may be part of it.
    if (message !== undefined) return refuse([{ kind: 'explained', message: visibleText(message) }])
    // A bug of ours: its stack helps us to fix it.
    err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return refuse([
      {
        kind: 'bug',
        message: 'This is a bug in the command. Please report it, with the output on standard error.',
      },
    ])
  }
}

/** Opens the store from the option or the environment. The returned store verifies its channels. A problem is a sentence. */
async function openTrusted(
  place: string | undefined,
  makesStore: boolean,
  signer: Signer | undefined,
  surroundings: Surroundings,
  log: (line: string) => void,
) {
  const { environment, root, now } = surroundings
  const first = firstKeys(environment, signer !== undefined)
  if (!first.ok) return first
  const found = storeLocation(place, makesStore, surroundings)
  if (!found.ok) return found
  const location = found.value
  const opened = await openStore(location, environment)
  if (!opened.ok) return opened
  const store = trustedStore(opened.value, {
    ...{ signer, now },
    seen: seenRevisions(path.join(root, DATA, 'seen'), location),
    firstKeys: first.value,
    warn: log,
  })
  return success({ store, location, files: opened.value.files })
}

/** Runs a separate command line and captures its output. The last message on standard error is the reason of a refusal. */
async function runAlso(parameters: readonly string[], surroundings: Surroundings): Promise<CommandResult> {
  const printed: string[] = []
  const messages: string[] = []
  const code = await runRelease(parameters, {
    ...surroundings,
    out: (text) => void printed.push(text),
    err: (text) => void messages.push(text),
    // There is no user to ask.
    confirm: undefined,
  })
  if (code === EXIT.done) return { ok: true, output: printed.join('').trim() }
  return { ok: false, problems: (messages.at(-1) ?? '').trim().split('\n') }
}

/** Reads the first keys that are trusted on channels that this machine has not read before. */
function firstKeys(
  { CROSSBOOK_FIRST_KEYS }: Environment,
  isSigner: boolean,
): Result<readonly string[] | undefined, string> {
  const ids = CROSSBOOK_FIRST_KEYS?.split(',').flatMap((id) => id.trim() || [])
  if (ids?.length !== 0) return success(ids)
  // A build server without a value for this variable would sign its next revision on top of any history that the store contains.
  return isSigner ? failure(NO_FIRST_KEYS) : success(undefined)
}

/** Escapes the user's parameters in a message of the parser. The parser repeats them, and adds lines of its own. */
function withVisible(text: string, parameters: readonly string[]) {
  const typed = parameters.flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
  const unseen = typed.filter((word) => visibleText(word) !== word)
  return unseen.reduce((shown, word) => shown.replaceAll(word, visibleText(word)), text)
}

/** Whether the output is for scripts. Decided before the options are parsed, because parse errors must have the right form. */
function wantsJson(parameters: readonly string[]) {
  const end = parameters.indexOf('--')
  return (end === -1 ? parameters : parameters.slice(0, end)).includes('--json')
}

/** Returns the parser's message without its additions for people at a terminal. */
function usageMessage(messages: readonly string[], known: string | undefined) {
  const [first = ''] = messages
    .join('')
    .replace(/^error: /, '')
    .split('\n')
  return known === undefined ? first : `${first}. ${known}`.replace('..', '.')
}

function json(document: object) {
  return `${JSON.stringify(document, null, 2)}\n`
}

const TEAM_DAY = `
A team's day:
  pnpm release publish wallet                          build this commit and store it
  pnpm release mix create staging wallet@1.4.0         a link that shows it to colleagues (no channel moves)
  pnpm release check production wallet@1.4.0           would this promotion pass all checks?
  pnpm release promote production wallet@1.4.0         show it to all users; all other apps are unchanged
  pnpm release rollout production wallet@1.5.0         show it to 5 %, 25 %, then all users, unless it is worse
  pnpm release history production                      who moved the channel, when and why
  pnpm release rollback production wallet              show the previous wallet; all other apps are unchanged
  pnpm release console --write                         all of this on a local page
When something is wrong:
  pnpm release show <release> --mix <mix> --serve      serve the builds that a fault report names
  pnpm release bisect production --good <release> --bad <release> -- <command>
For maintenance:
  pnpm release prune                                   list what is no longer needed; --yes removes it
  pnpm release doctor                                  find damaged files of the store; --fix regenerates pages and sites

Results go to standard output, progress and problems to standard error. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
For scripts, pnpm --silent release <command> --json prints one JSON document, problems included.
The store is .crossbook/store by default. Set --store or CROSSBOOK_STORE to another folder, or to s3://bucket/prefix.`
