import { failure, type Result, success } from '@crossbook/contract'
import { type Browser, chromium } from 'playwright-core'
import { chromiumOptions } from './chromiumOptions'

/** Options for starting a browser that opens the pages of every team. */
export interface Launch {
  program: string
  /** The browser's whole environment. */
  environment: Readonly<Record<string, string>>
  log(line: string): void
}

const WITHOUT_SANDBOX =
  'Chromium runs without its sandbox, because root cannot use it. Run this as another user where the builds may be hostile.'

const NO_SANDBOX = `Chromium cannot use its sandbox on this machine. Allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0) or install the package chromium-sandbox, then run this again. In a container without either, run it as root where no keys are.`

/** Starts Chromium in its sandbox, because the pages run the code of unreviewed builds. Root cannot use the sandbox and runs without it. */
export async function launchForWalk({ program, environment, log }: Launch): Promise<Result<Browser, string>> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) log(WITHOUT_SANDBOX)
  try {
    return success(
      await chromium.launch({
        ...chromiumOptions(program),
        chromiumSandbox: !isRoot,
        env: environment,
        // The command that started the walk handles interrupts.
        ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
      }),
    )
  } catch (error) {
    if (error instanceof Error && /no usable sandbox/i.test(error.message)) return failure(NO_SANDBOX)
    throw error
  }
}
