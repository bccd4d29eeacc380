import { execFile } from 'node:child_process'

/** Megabytes of heap for all bundles and pages together; they need about 60. */
const HEAP_MB = 256

/** Name of the switch that takes files, children and workers away; later versions of Node call it by the second name. */
const PERMISSION_SWITCHES = ['--permission', '--experimental-permission']

/** How a child is started that can do nothing but compute. */
export interface Confinement {
  command: string
  parameters: readonly string[]
  environment: Readonly<Record<string, string>>
}

let isolated: Promise<boolean> | undefined

/** Starts `script` with Node: it reads no file but itself, starts nothing, and on Linux has no network where that is allowed. */
export async function confinement(script: string): Promise<Confinement> {
  const permission = PERMISSION_SWITCHES.find((name) => process.allowedNodeEnvironmentFlags.has(name))
  const node = [
    process.execPath,
    ...(permission ? [permission, `--allow-fs-read=${script}`] : []),
    '--no-warnings',
    `--max-old-space-size=${HEAP_MB}`,
    script,
  ]
  const [command = process.execPath, ...parameters] = (await hasOwnNetwork())
    ? [...WITHOUT_NETWORK, ...node]
    : node
  return { command, parameters, environment: process.platform === 'win32' ? systemRoot() : {} }
}

/** A network of its own with nothing in it, as an ordinary user may have one. */
const WITHOUT_NETWORK = ['unshare', '--map-root-user', '--net', '--']

/** Whether this machine lets a process have an empty network; asked once. */
function hasOwnNetwork() {
  isolated ??= new Promise((resolve) => {
    if (process.platform !== 'linux') resolve(false)
    else execFile('unshare', ['--map-root-user', '--net', '--', 'true'], (error) => resolve(error === null))
  })
  return isolated
}

/** Windows starts no program without it. */
function systemRoot() {
  return { SystemRoot: process.env.SystemRoot ?? 'C:\\Windows' }
}
