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

/** An app under development: its dev server, and what it is at this moment. */
export interface Workbench extends DevelopedApp {
  /** Its folder, from the repository's root. */
  folder: string
  current(): BuiltApp
}

interface Observer {
  board: Pick<ProblemBoard, 'set'>
  /** Who talks with open pages; left out where none carries what shows problems over them. */
  pages?: OpenPages
  /** What open pages exchange after a change; left out, components. With a `page`, listeners reload pages after a build. */
  replaces?: Replaced
  /** Prints a line. */
  say(line: string): void
  /** Called after every build except the first. */
  onChange(): void
}

/** Builds the app in `folder` of `root` and goes on doing so at every change; ready when it has been built once. */
export function openWorkbench(
  root: string,
  folder: string,
  { board, pages, say, onChange, replaces = 'components' }: Observer,
): Promise<Workbench> {
  return new Promise((resolve, reject) => {
    let built: BuiltApp | undefined

    const events: AppEvents = {
      ...(pages ? { pages } : {}),
      onBuilt(app, milliseconds) {
        board.set(folder, [])
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`
        const isFirst = !built
        // A published host takes nothing but the files that the release names.
        const current = (built = replaces === 'page' ? app : unpinned(app))
        say(isFirst ? `  ${app.name} ${app.version} (${seconds})` : `  ${app.name} updated (${seconds})`)
        if (!isFirst) onChange()
        else void server.then((started) => resolve({ ...started, folder, current: () => built ?? current }))
      },
      onProblem(words) {
        const fromRoot = words.trim().replaceAll(`${root}${path.sep}`, '')
        board.set(folder, [{ kind: 'compile', words: `${folder}: ${fromRoot}` }])
      },
    }
    const server = developApp(path.join(root, folder), events, replaces)
    server.catch((error: Error) => reject(new StartProblem(`${folder}: ${error.message}`)))
  })
}

/** Without the list of its files, whose hashes would be those of the moment when a page was made. */
function unpinned<App extends BuiltApp>(app: App): App {
  return { ...app, files: {} }
}
