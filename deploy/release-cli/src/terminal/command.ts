import type { CommandResult } from '@crossbook/console'
import type { Result } from '@crossbook/contract'
import type { StoredFiles } from '@crossbook/store'
import type { Signer, TrustedStore } from '@crossbook/trust'
import type { Command } from 'commander'
import type { Surroundings } from './surroundings'
import type { Problem } from './messages'

/** The result of a command. */
export interface Answer {
  /** For scripts: printed as JSON. */
  document: object
  /** For people. */
  text: string
  /** Work that continues after the answer has been printed, until it is interrupted. */
  running?: Promise<void>
}

export type Outcome = Result<Answer, readonly Problem[]>

/** Input of every command. */
export interface CliContext extends Surroundings {
  /** Accepts only verified revisions, and signs the revisions that it writes. */
  store: TrustedStore
  /** The store's place: a folder, or a bucket's address. */
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

/** Options that every command has. */
export interface CommonOptions {
  store?: string
  json?: boolean
}

/** Opens the store, performs the command, prints its answer or its problems. */
export type Runner = (
  options: CommonOptions,
  perform: (context: CliContext) => Promise<Outcome>,
) => Promise<void>

/** Adds a command, with its arguments, options and examples, to the program. */
export type AddCommand = (program: Command, run: Runner) => void
