import type { BuiltApp, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { StartProblem } from '@crossbook/release-cli'
import { composeRelease, fitProblems, problemMessage } from '@crossbook/releases'
import type { DevelopmentStore } from './developmentStore'
import type { ForeignRemote } from './foreignRemote'
import type { Workbench } from './openWorkbench'

interface Shown {
  store: DevelopmentStore
  /** The builds that do not change. */
  built: readonly BuiltApp[]
  workbenches: readonly Pick<Workbench | ForeignRemote, 'current'>[]
  /** The command that shows them, as the release will name it. */
  author: string
  log(line: string): void
}

/** Combines the current state of the apps at each call and shows them, if they fit. Otherwise prints why not. */
export function showing({ store, built, workbenches, author, log }: Shown) {
  const createdAt = new Date().toISOString()

  return async () => {
    const apps = [...built, ...workbenches.map(({ current }) => current())]
    const host = apps.find((app): app is BuiltHost => app.kind === 'host')
    const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
    if (!host)
      throw new StartProblem(`This checkout has no folder called host: restore it and run ${author} again.`)
    const problems = fitProblems({ host, remotes })
    if (problems.length > 0) {
      log(problems.map((problem) => problemMessage(problem)).join('\n'))
      return
    }
    await store.show(
      composeRelease({
        parent: null,
        createdAt,
        author,
        reason: 'The current files of this working copy',
        host,
        remotes,
      }),
    )
  }
}
