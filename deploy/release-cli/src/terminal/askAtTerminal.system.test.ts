/** @jest-environment node */
import { PassThrough } from 'node:stream'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { askAtTerminal } from './askAtTerminal'

const temporaryFolder = temporaryFolders()
const [CTRL_C, CTRL_D] = ['\x03', '\x04']

/** A terminal at which these keys are struck as soon as something is asked. */
function terminalWith(keys: string) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { isTTY: true })
  let shown = ''
  output.on('data', (part: Buffer) => {
    shown += part.toString()
    if (part.toString().includes('[y/N]')) input.write(keys)
  })
  return { input, output, shown: () => shown }
}

/** `rollback staging` of a channel with two releases, answered by these keys. */
async function rollback(keys: string, ...options: string[]) {
  const terminal = terminalWith(keys)
  const confirm = (question: string) => askAtTerminal(question, terminal)
  const { release, store } = await stagingTeam(temporaryFolder(), { confirm })
  await release('promote', 'staging', 'wallet@1.1.0')
  const ran = await release('rollback', 'staging', ...options)
  const revisions = (await store.readHistory(STAGING)).length
  return { ...ran, revisions, shown: terminal.shown() }
}

it.each([
  ['Ctrl-C', CTRL_C],
  ['Ctrl-C behind a letter', `y${CTRL_C}`],
  ['Ctrl-D', CTRL_D],
])('%s at a question changes nothing, prints one line and ends with 130', async (_name, keys) => {
  const { code, err, revisions, shown } = await rollback(keys)
  expect(code).toBe(130)
  expect(err).toMatch(
    /^ {2}wallet 1\.1\.0 → 1\.0\.0, promoted by Ada: .*\nInterrupted: nothing was changed\.\n$/,
  )
  expect(shown.endsWith('\r\n') || shown.endsWith('\n')).toBe(true)
  expect(revisions).toBe(2)
})

it('informs a script as well', async () => {
  const { code, out } = await rollback(CTRL_C, '--json')
  expect(code).toBe(130)
  expect(JSON.parse(out)).toEqual({
    ok: false,
    problems: [{ kind: 'interrupted', message: 'Interrupted: nothing was changed.' }],
  })
})

it.each([
  ['y\r', 3],
  ['yes\r', 3],
  ['n\r', 2],
  ['\r', 2],
  ['yellow\r', 2],
])('the answer %j leaves %d revisions', async (keys, revisions) => {
  expect((await rollback(keys)).revisions).toBe(revisions)
})
