import path from 'node:path'
import { developApp, type DevelopedApp, type OpenPages } from '@crossbook/build/development'
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
  /** Who talks with open pages. */
  pages: OpenPages
  /** Prints a line. */
  say(line: string): void
  /** Hears of every build after the first. */
  onChange(): void
}

/** Builds the app in `folder` of `root` and goes on doing so at every change; ready when it has been built once. */
export function openWorkbench(
  root: string,
  folder: string,
  { board, pages, say, onChange }: Observer,
): Promise<Workbench> {
  return new Promise((resolve, reject) => {
    let built: BuiltApp | undefined

    const server = developApp(path.join(root, folder), {
      pages,
      onBuilt(app, milliseconds) {
        board.set(folder, [])
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`
        const isFirst = !built
        const current = (built = unpinned(app))
        say(isFirst ? `  ${app.name} ${app.version} (${seconds})` : `  ${app.name} updated (${seconds})`)
        if (!isFirst) onChange()
        else void server.then((started) => resolve({ ...started, folder, current: () => built ?? current }))
      },
      onProblem(words) {
        const fromRoot = words.trim().replaceAll(`${root}${path.sep}`, '')
        board.set(folder, [{ kind: 'compile', words: `${folder}: ${fromRoot}` }])
      },
    })
    server.catch((error: Error) => reject(new StartProblem(`${folder}: ${error.message}`)))
  })
}

/** Without the list of its files, whose hashes would be those of the moment when a page was made. */
function unpinned<App extends BuiltApp>(app: App): App {
  return { ...app, files: {} }
}
