import { createInterface } from 'node:readline/promises'

/** Asks a question at the terminal; anything but a plain yes is a no. */
export async function askAtTerminal(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
