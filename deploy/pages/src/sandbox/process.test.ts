/** @jest-environment node */
import { startSandboxProcess } from './process'

/** Returns the first line of a sandbox process, before any sandbox is opened. */
async function firstLineOf(code: string) {
  const child = await startSandboxProcess(['--import', `data:text/javascript,${encodeURIComponent(code)}`])
  const output = await child.nextLine(30_000)
  await child.end()
  return 'line' in output ? (JSON.parse(output.line) as unknown) : output
}

/** Does something and says how it is refused. */
const attempt = (work: string) =>
  `await (async () => { ${work}; return 'done' })().catch((error) => error.code)`

describe('the process that the sandboxes are in', () => {
  beforeEach(() => {
    process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  })

  afterEach(() => {
    delete process.env.AWS_SECRET_ACCESS_KEY
  })

  it('has no environment, and can neither read files nor start anything', async () => {
    const line = await firstLineOf(`
      const files = await import('node:fs/promises')
      const { spawn } = await import('node:child_process')
      const { Worker } = await import('node:worker_threads')
      const said = {
        names: Object.keys(process.env).filter((name) => name !== '__CF_USER_TEXT_ENCODING'),
        read: ${attempt(`await files.readFile('/etc/hosts')`)},
        own: ${attempt(`await files.readFile(process.cwd() + '/package.json')`)},
        write: ${attempt(`await files.writeFile('/tmp/x', 'x')`)},
        child: ${attempt(`spawn('true')`)},
        worker: ${attempt(`new Worker('0', { eval: true })`)},
      }
      process.stdout.write(JSON.stringify(said) + '\\n')`)
    expect(line).toEqual({
      names: [],
      read: 'ERR_ACCESS_DENIED',
      own: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      child: 'ERR_ACCESS_DENIED',
      worker: 'ERR_ACCESS_DENIED',
    })
  })

  it('is ended when it does not answer, and reports when it ends by itself', async () => {
    const silent = await startSandboxProcess()
    expect(await silent.nextLine(200)).toEqual({ ended: 'silent' })
    expect(await firstLineOf('process.exit(3)')).toEqual({ ended: 'by itself' })
  })
})
