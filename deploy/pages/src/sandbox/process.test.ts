/** @jest-environment node */
import { startSandboxProcess } from './process'

/** What a process of sandboxes says of itself, before any of them is opened. */
async function saidByProcess(code: string) {
  const child = await startSandboxProcess({
    switches: ['--import', `data:text/javascript,${encodeURIComponent(code)}`],
  })
  const heard = await child.hear(30_000)
  await child.end()
  return 'line' in heard ? (JSON.parse(heard.line) as unknown) : heard
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
    const said = await saidByProcess(`
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
    expect(said).toEqual({
      names: [],
      read: 'ERR_ACCESS_DENIED',
      own: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      child: 'ERR_ACCESS_DENIED',
      worker: 'ERR_ACCESS_DENIED',
    })
  })

  it('is ended when it is silent, and says so when it ends by itself', async () => {
    const silent = await startSandboxProcess()
    expect(await silent.hear(200)).toEqual({ ended: 'silent' })
    expect(await saidByProcess('process.exit(3)')).toEqual({ ended: 'by itself' })
  })
})
