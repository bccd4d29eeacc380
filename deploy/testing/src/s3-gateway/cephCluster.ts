import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../findProgram'
import { freePort } from '../nginx/runNginx'
import { isRunning } from './answering'

const PROGRAMS = ['monmaptool', 'ceph-mon', 'ceph', 'ceph-osd', 'radosgw-admin', 'radosgw'] as const
type CephProgram = (typeof PROGRAMS)[number]

/** Returns the paths of Ceph's programs; undefined unless this machine has all of them. */
export function cephPrograms(): Readonly<Record<CephProgram, string>> | undefined {
  const found = PROGRAMS.map((name) => [name, findProgram(name)] as const)
  if (found.some(([, file]) => file === undefined)) return undefined
  return Object.fromEntries(found) as Record<CephProgram, string>
}

/** The services that Ceph needs to store objects: one monitor, and one object store in memory. */
export interface CephCluster {
  /** Runs a program to its end and returns its output. */
  run(program: CephProgram, ...parameters: string[]): Promise<string>
  /** Starts a program that keeps running. `close` ends it with the others. */
  start(program: CephProgram, ...parameters: string[]): ChildProcess
  /** All started programs, including the ended ones. */
  servers: readonly ChildProcess[]
  close(): Promise<void>
}

/** Starts a cluster in its own folder, on free ports of this machine. Needs several seconds. Throws with Ceph's message. */
export async function startCephCluster(): Promise<CephCluster> {
  const programs = cephPrograms()
  if (!programs) throw new Error('This machine has no Ceph')
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-ceph-'))
  const at = (name: string) => path.join(folder, name)
  const [fsid, osd, monitor] = [randomUUID(), randomUUID(), `v2:127.0.0.1:${await freePort()}`]
  const servers: ChildProcess[] = []
  const withSettings = (parameters: readonly string[]) => ['--conf', at('ceph.conf'), ...parameters]
  const cluster: CephCluster = {
    servers,
    async run(program, ...parameters) {
      const options = { cwd: folder, env: { PATH: process.env.PATH } }
      return (await promisify(execFile)(programs[program], withSettings(parameters), options)).stdout
    },
    start(program, ...parameters) {
      const child = spawn(programs[program], withSettings(['--foreground', ...parameters]), {
        cwd: folder,
        stdio: 'ignore',
        env: {},
      })
      servers.push(child)
      return child
    },
    async close() {
      for (const child of servers.filter(isRunning).reverse()) {
        const ended = once(child, 'exit')
        // All data was in memory, so there is nothing to save.
        child.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    for (const name of ['mon', 'osd']) await mkdir(at(name))
    await writeFile(at('ceph.conf'), settings({ folder, fsid, monitor }))
    await promisify(execFile)(programs.monmaptool, [
      ...['--create', '--fsid', fsid, '--addv', 'a', `[${monitor}]`, at('monmap')],
    ])
    await cluster.run('ceph-mon', '--mkfs', '--id', 'a', '--monmap', at('monmap'))
    cluster.start('ceph-mon', '--id', 'a')
    await cluster.run('ceph', 'osd', 'new', osd)
    await cluster.run('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here')
    await cluster.run('ceph-osd', '--mkfs', '--id', '0', '--osd-uuid', osd)
    cluster.start('ceph-osd', '--id', '0')
  } catch (error) {
    await cluster.close()
    throw error
  }
  return cluster
}

/** One copy of everything, in memory, no passwords between the programs, and nothing outside the folder. */
function settings({ folder, fsid, monitor }: { folder: string; fsid: string; monitor: string }) {
  return `[global]
fsid = ${fsid}
mon host = [${monitor}]
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}
run dir = ${folder}
admin socket = ${folder}/$name.sock
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
# Its gateway insists on encryption, whose secret would come from the passwords.
ms mon client mode = crc
log file =
mon cluster log file =
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
# The store is put on the map before it starts: told so by itself while it starts, the monitor now and then gave it another id.
osd crush update on start = false
osd class update on start = false
`
}
