import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

const READY_LOOKS = 1200
const LOOK_MS = 50

/** Waits until a server answers on its port, with whatever: servers refuse who does not sign. Throws when one of its processes ends first. */
export async function answering(name: string, port: number, children: readonly ChildProcess[]) {
  for (let looks = 0; looks < READY_LOOKS; looks++) {
    if (children.some((child) => !isRunning(child))) throw new Error(`${name} has ended`)
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await setTimeout(LOOK_MS)
  }
  throw new Error(`Nothing answers on port ${port}`)
}

/** Whether a process that was started has not ended, by itself or by a signal. */
export function isRunning({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null
}
