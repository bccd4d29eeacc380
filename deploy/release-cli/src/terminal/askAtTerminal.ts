import { createInterface } from 'node:readline'

/** Exit code of a command that was interrupted, as shells have it. */
export const INTERRUPTED = 130

export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Asks a question at the terminal; anything but a plain yes is a no. Ctrl-C and Ctrl-D reject with Interrupted. */
export async function askAtTerminal(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
) {
  const terminal = createInterface({ input, output })
  try {
    return await new Promise<boolean>((resolve, reject) => {
      terminal.once('close', () => reject(new Interrupted()))
      terminal.question(`${question} [y/N] `, (answer) => resolve(/^y(?:es)?$/i.test(answer.trim())))
    })
  } catch (error) {
    // The cursor is still behind the question.
    output.write('\n')
    throw error
  } finally {
    terminal.close()
  }
}
