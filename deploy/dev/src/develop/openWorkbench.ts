import path from 'node:path'
import {
  type AppEvents,
  developApp,
  type DevelopedApp,
  type OpenPages,
  type Replaced,
} from '@crossbook/build/development'
import type { BuiltApp } from '@crossbook/contract'
import { StartProblem } from '@crossbook/release-cli'
import type { ProblemBoard } from '../problems/problemBoard'

/** An app under development: its dev server and its current state. */
export interface Workbench extends DevelopedApp {
  /** Its folder, from the repository's root. */
  folder: string
  current(): BuiltApp
}

interface Observer {
  board: Pick<ProblemBoard, 'set'>
  /** Connection to the open pages. Left out when no page can show problems. */
  pages: OpenPages | undefined
  /** The way to update open pages after a change. With `page`, they reload after a build. */
  replaces: Replaced
  log(line: string): void
  /** Called after every build except the first. */
  onChange(): void
}

/** Builds the app in `folder` of `root`, and again on every change. Resolves after the first build. */
export function openWorkbench(
  root: string,
  folder: string,
  { board, pages, log, onChange, replaces }: Observer,
): Promise<Workbench> {
  return new Promise((resolve, reject) => {
    let built: BuiltApp | undefined

    const events: AppEvents = {
      ...(pages ? { pages } : {}),
      onBuilt(app, milliseconds) {
        board.set(folder, [])
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`
        const isFirst = !built
        // A published host accepts only the files that the release lists.
        const current = (built = replaces === 'page' ? app : unpinned(app))
        log(isFirst ? `  ${app.name} ${app.version} (${seconds})` : `  ${app.name} updated (${seconds})`)
        if (!isFirst) onChange()
        else void server.then((started) => resolve({ ...started, folder, current: () => built ?? current }))
      },
      onProblem(message) {
        const fromRoot = message.trim().replaceAll(`${root}${path.sep}`, '')
        board.set(folder, [{ kind: 'compile', message: `${folder}: ${fromRoot}` }])
      },
    }
    const server = developApp(path.join(root, folder), events, replaces)
    server.catch((error: Error) => reject(new StartProblem(`${folder}: ${error.message}`)))
  })
}

/** Returns the app without its file list. The hashes in the list would be outdated after the next build. */
function unpinned<App extends BuiltApp>(app: App): App {
  return { ...app, files: {} }
}
