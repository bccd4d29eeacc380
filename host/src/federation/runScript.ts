import type { ScriptPolicy } from './scriptPolicy'

/** Milliseconds until a container's script that does not arrive counts as failed; chunks have the same time. */
const SCRIPT_TIMEOUT_MS = 8_000

/** Runs a remote's container script; rejects when it fails, is refused or does not arrive in time. */
export function runScript(url: string, policy: ScriptPolicy) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    policy.prepare(script)

    const end = (settle: () => void) => {
      clearTimeout(timer)
      script.remove()
      settle()
    }
    const timer = setTimeout(() => {
      end(() => reject(new Error(`${url} did not arrive in time`)))
      policy.hangs(script)
    }, SCRIPT_TIMEOUT_MS)
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', () => end(() => reject(new Error(`${url} could not be loaded`))))
    document.head.append(script)
  })
}
