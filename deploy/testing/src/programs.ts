/** Whether this is `pnpm stress`, which runs the full counts and the servers that only it tries. */
export const isStressRun = process.env.CROSSBOOK_STRESS === 'full'

/** Describes what only a machine with a certain program can do; elsewhere the tests are left out, and a sentence says so. */
export function describeWith(program: string | undefined, sentence: string, name: string, body: () => void) {
  if (program === undefined) process.stdout.write(`${sentence}\n`)
  const run = program === undefined ? describe.skip : describe
  run(name, body)
}
