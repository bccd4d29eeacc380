import path from 'node:path'
import type { CommandResult } from '@crossbook/console'
import { failure, type Result, success, visibleText } from '@crossbook/contract'
import { type Environment, openStore } from '@crossbook/store'
import { readOwnKey, seenRevisions, type Signer, trustedStore } from '@crossbook/trust'
import { Command, CommanderError } from 'commander'
import { DATA } from './repository/dataFolder'
import { commandsFor } from './commandTable'
import type { CommonOptions, CliContext, Outcome, Runner } from './terminal/command'
import { errorMessage } from './terminal/errorMessage'
import { TEAM_DAY } from './terminal/help'
import { Interrupted, INTERRUPTED } from './terminal/interrupted'
import { printed } from './terminal/printed'
import { storeLocation } from './terminal/storeLocation'
import { withKnownNames } from './terminal/knownNames'
import type { Surroundings } from './terminal/surroundings'
import { usageKnown } from './terminal/usageKnown'
import { keepSecretsOut, withoutSecrets } from './terminal/withoutSecrets'
import { problemMessage } from './terminal/messages'

/** The exit codes of a command's process. */
const EXIT = { done: 0, refused: 1, wrongUsage: 2 } as const

/** Commands that work without an existing store: one creates it, the others do not read it. */
const MAKES_STORE = ['publish', 'describe', 'key', 'policy', 'changed']

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

  const run: Runner = async (options, perform) => {
    code = await execute(options, perform, surroundings, MAKES_STORE.includes(parameters[0] ?? ''))
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
  { store: place, json: isForScripts = false }: CommonOptions,
  perform: (context: CliContext) => Promise<Outcome>,
  surroundings: Surroundings,
  makesStore: boolean,
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
    const opened = await open(place, makesStore)
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
    const message = errorMessage(error)
    if (message !== undefined) return refuse([{ kind: 'explained', message: message }])
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
