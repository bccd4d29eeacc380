/** The result of one `pnpm release` command: its answer, or its problems as messages. */
export type CommandResult = { ok: true; output: string } | { ok: false; problems: readonly string[] }

/** Runs a command of `pnpm release` on the console's store. The messages are the same as in a terminal. */
export type RunRelease = (parameters: readonly string[]) => Promise<CommandResult>
