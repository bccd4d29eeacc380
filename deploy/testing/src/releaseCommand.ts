import { childProcesses, type ChildProcesses, runRelease } from '@crossbook/release-cli'
import type { Environment } from '@crossbook/store'

/** The result of a command line. */
export interface Ran {
  code: number
  out: string
  err: string
}

interface Place {
  root: string
  environment?: Environment
  children?: ChildProcesses
  now?: () => Date
  /** The user's answer to each question at a terminal. Left out: no terminal. */
  confirm?: (question: string) => Promise<boolean>
  /** Called with everything printed so far, at each result; `interrupt` is what Ctrl-C does. */
  onOut?: (out: string, interrupt: () => void) => void
}

/** The real command line in a folder of its own, with its store in `.crossbook/store` there. */
export function releaseCommand({ root, environment = {}, children, now, confirm, onOut }: Place) {
  return async (...parameters: string[]): Promise<Ran> => {
    const interruption = new AbortController()
    const running = children ?? childProcesses()
    let [out, err] = ['', '']
    const code = await runRelease(parameters, {
      root,
      folder: root,
      environment: { GIT_AUTHOR_NAME: 'Ada', ...environment },
      children: running,
      out: (text) => {
        out += text
        onOut?.(out, () => {
          running.end()
          interruption.abort()
        })
      },
      err: (text) => void (err += text),
      now: now ?? (() => new Date()),
      confirm,
      interruption: { signal: interruption.signal, isAwaited: () => undefined },
    })
    return { code, out, err }
  }
}
