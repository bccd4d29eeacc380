import type { CommandResult } from '@crossbook/console'
import type { Result } from '@crossbook/contract'
import type { Environment, StoredFiles } from '@crossbook/store'
import type { Signer, TrustedStore } from '@crossbook/trust'
import type { Command } from 'commander'
import type { ChildProcesses } from '../publishing/childProcesses'
import type { Problem } from './messages'

export interface Answer {
  /** For scripts: printed as JSON. */
  document: object
  /** For people. */
  text: string
  /** Work that continues after the answer has been printed, until it is interrupted. */
  running?: Promise<void>
}

export type Outcome = Result<Answer, readonly Problem[]>

/** The environment of a command: of the process, or of a test. */
export interface Surroundings {
  root: string
  /** Working directory of the caller's commands, and base of relative paths. */
  folder: string
  environment: Environment
  children: ChildProcesses
  /** Results: standard output. */
  out(text: string): void
  /** Progress and problems: standard error. */
  err(text: string): void
  now(): Date
  interruption: Interruption
  /** Asks the user at the terminal; undefined without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined
}

/** The user's request to end a command. */
interface Interruption {
  signal: AbortSignal
  /** From now on the command handles an interruption itself. Before, its process just ends, which harms no store. */
  isAwaited(): void
}

/** Input of every command. */
export interface CliContext extends Surroundings {
  /** Accepts only verified revisions, and signs the revisions that it writes. */
  store: TrustedStore
  place: string
  /** The files in the store, whatever their content. */
  files: StoredFiles
  /** The holder of the signing key; undefined without one. */
  signer: Signer | undefined
  /** Prints one line of progress for the user. Scripts do not read it. */
  log(line: string): void
  /** Opens another store, whose channels are verified as well; a problem is a sentence. */
  openOther(place: string): Promise<Result<TrustedStore, string>>
  /** Runs another command line over the same store and returns its output. */
  runAlso(parameters: readonly string[]): Promise<CommandResult>
}

export interface CommonOptions {
  store?: string
  json?: boolean
}

/** Makes the action of a command: opens the store, performs the command, and prints its answer or its problems. */
export type Runner = <Parameters extends readonly unknown[]>(
  perform: (context: CliContext, ...parameters: Parameters) => Promise<Outcome>,
) => (...parameters: Parameters) => Promise<void>

/** Adds a command, with its arguments, options and examples, to the program. */
export type AddCommand = (program: Command, run: Runner) => void
