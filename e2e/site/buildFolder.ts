import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { REPOSITORY } from './folders'

/** A folder of an app, and the version of its build. */
export interface BuildRequest {
  folder: string
  version: string
}

let builder: { folder: string; child: ChildProcess } | undefined
let lastBuild: Promise<unknown> = Promise.resolve()

/**
 * Builds the app in a folder, after the builds that were requested before. One process makes all builds of a folder: starting Node,
 * webpack and TypeScript costs three times as much as building a small remote. Throws the build's messages if it fails.
 */
export function buildFolder(request: BuildRequest) {
  const build = lastBuild.then(() => send(builderFor(request.folder), request))
  lastBuild = build.catch(() => undefined)
  return build
}

/** Another folder gets another process: Module Federation keeps files of its own in the folder where it was loaded. */
function builderFor(folder: string) {
  if (builder?.folder === folder) return builder.child
  builder?.child.disconnect()
  const child = startBuilder()
  builder = { folder, child }
  return child
}

function startBuilder() {
  const child = fork(path.join(import.meta.dirname, 'builder.ts'), {
    execArgv: ['--import', path.join(REPOSITORY, 'shared/build/bin/typescript.mjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.once('exit', () => {
    if (builder?.child === child) builder = undefined
  })
  return child
}

function send(child: ChildProcess, request: BuildRequest) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    const collect = (text: Buffer) => void (output += String(text))
    const fail = () => end({ ok: false })
    const end = ({ ok }: { ok: boolean }) => {
      child.off('exit', fail).off('message', end)
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', collect)
      if (ok) resolve()
      else reject(new Error(`${request.folder} ${request.version} was not built:\n${output}`))
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect)
    child.once('message', end).once('exit', fail)
    child.send(request)
  })
}
