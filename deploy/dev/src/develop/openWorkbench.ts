import path from 'node:path'
import { developApp, type DevelopedApp } from '@crossbook/build/development'
import type { BuiltApp } from '@crossbook/contract'
import { StartProblem } from '@crossbook/release-cli'

/** An app under development: its dev server, and what it is at this moment. */
export interface Workbench extends DevelopedApp {
  current(): BuiltApp
}

interface Observer {
  /** Prints a line. */
  say(line: string): void
  /** Hears of every build after the first. */
  onChange(): void
}

/** Builds the app in `folder` and goes on doing so at every change; ready when it has been built once. */
export function openWorkbench(folder: string, { say, onChange }: Observer): Promise<Workbench> {
  return new Promise((resolve, reject) => {
    let built: BuiltApp | undefined

    const server = developApp(folder, {
      onBuilt(app, milliseconds) {
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`
        const isFirst = !built
        const current = (built = unpinned(app))
        say(isFirst ? `  ${app.name} ${app.version} (${seconds})` : `  ${app.name} updated (${seconds})`)
        if (!isFirst) onChange()
        else void server.then((started) => resolve({ ...started, current: () => built ?? current }))
      },
      onProblem: (words) => say(`\n${path.basename(folder)}: ${words.trim()}\n`),
    })
    server.catch((error: Error) => reject(new StartProblem(`${path.basename(folder)}: ${error.message}`)))
  })
}

/** Without the list of its files, whose hashes would be those of the moment when a page was made. */
function unpinned<App extends BuiltApp>(app: App): App {
  return { ...app, files: {} }
}
