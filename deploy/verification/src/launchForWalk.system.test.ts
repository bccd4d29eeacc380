/** @jest-environment node */
import { execFile } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describeWith } from '@crossbook/deploy-testing/programs'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { findProgram } from './chromiumOptions'

const temporaryFolder = temporaryFolders()

/** User and group id of an unprivileged user, because tests in a container run as root. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** Program that starts Chromium like a walk. Prints for each renderer whether the kernel filters its system calls (2 means yes). */
const LAUNCH = `const { readdirSync, readFileSync } = await import('node:fs')
const { launchForWalk } = await import(process.argv[1])
const complaints = []
const launched = await launchForWalk({ program: process.argv[2], environment: { PATH: process.env.PATH, HOME: process.env.HOME }, log: (line) => complaints.push(line) })
const renderers = []
if (launched.ok) {
  const { pid } = process
  await (await launched.value.newPage()).goto('data:text/html,a page')
  const read = (process, file) => { try { return readFileSync('/proc/' + process + '/' + file, 'utf8') } catch { return '' } }
  const parentOf = (process) => Number(/PPid:\\t(\\d+)/.exec(read(process, 'status'))?.[1] ?? 0)
  const isOurs = (process) => process === pid || (process > 1 && isOurs(parentOf(process)))
  for (const process of readdirSync('/proc').map(Number))
    if (read(process, 'cmdline').includes('--type=renderer') && isOurs(process))
      renderers.push(/Seccomp:\\t(\\d)/.exec(read(process, 'status'))?.[1])
  await launched.value.close()
}
console.log(JSON.stringify({ ok: launched.ok, problem: launched.problem, complaints, renderers }))`

/** Launches Chromium as a user of this machine, and returns the result. */
async function launchedBy(user: 'nobody' | 'this user', program: string) {
  const home = temporaryFolder()
  chmodSync(home, 0o777)
  const args = ['--import', 'tsx', '--input-type=module', '--eval', LAUNCH]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, path.join(__dirname, 'launchForWalk.ts'), program],
    {
      cwd: path.resolve(__dirname, '../../..'),
      env: { PATH: process.env.PATH, HOME: home, TMPDIR: home },
      ...(user === 'nobody' && isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    },
  )
  return JSON.parse(stdout) as { ok: boolean; problem?: string; complaints: string[]; renderers: string[] }
}

const chromium = findProgram(process.env, 'The test of its sandbox needs')

describeWith(
  process.platform === 'linux' && chromium.ok ? chromium.value : undefined,
  'No Chromium was found on a Linux, so its sandbox was not tried.',
  'Chromium for a walk',
  () => {
    const program = chromium.ok ? chromium.value : ''

    it('runs pages in its sandbox', async () => {
      const { ok, complaints, renderers } = await launchedBy('nobody', program)
      // A renderer that Chromium has just started for a later page may not be in the sandbox yet.
      expect([ok, complaints, renderers]).toEqual([true, [], expect.arrayContaining(['2'])])
    })

    const itAsRoot = isRoot ? it : it.skip
    itAsRoot('runs without it for root, and says why', async () => {
      const { ok, complaints, renderers } = await launchedBy('this user', program)
      expect(renderers).not.toContain('2')
      expect([ok, complaints]).toEqual([
        true,
        [
          'Chromium runs without its sandbox, because root cannot use it. Run this as another user where the builds may be hostile.',
        ],
      ])
    })

    it('explains what to do on a machine without a sandbox', async () => {
      const wrapper = path.join(temporaryFolder(), 'chromium')
      const disabled = '--disable-namespace-sandbox --disable-setuid-sandbox'
      writeFileSync(wrapper, `#!/bin/sh\nexec "${program}" ${disabled} "$@"\n`, { mode: 0o755 })
      chmodSync(path.dirname(wrapper), 0o755)
      const { ok, problem } = await launchedBy('nobody', wrapper)
      expect([ok, problem]).toEqual([
        false,
        expect.stringMatching(/^Chromium cannot use its sandbox on this machine\. Allow unprivileged user/),
      ])
    })
  },
)
