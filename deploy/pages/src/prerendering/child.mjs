/**
 * Makes first paints from published code, as a child process without environment, files or network. Reads one order from its
 * standard input and writes a line for each page to its standard output.
 */
import vm from 'node:vm'

let text = ''
for await (const part of process.stdin.setEncoding('utf8')) text += part
const { stage: stageCode, bundles, hostName, page, paths, timeout } = JSON.parse(text)

// Nothing of this process is in the context: no process, no require, no fetch, and no object that leads to one.
const context = vm.createContext(Object.create(null), {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
})
const stage = vm.runInContext(stageCode, context, { filename: 'stage.cjs' })(
  (address, base) => {
    try {
      const { href, origin, protocol, host, hostname, port, pathname, search, hash } = new URL(
        address,
        base || undefined,
      )
      return JSON.stringify({ href, origin, protocol, host, hostname, port, pathname, search, hash })
    } catch {
      return ''
    }
  },
  (query) => JSON.stringify([...new URLSearchParams(query)]),
)

for (const { app, code } of bundles) {
  const evaluate = vm.runInContext(`(function (require, module, exports) {${code}\n})`, context, {
    filename: `${app}/rendering.cjs`,
    timeout,
  })
  stage.addBundle(app, evaluate)
}

context.stage = stage

/** Runs code of ours in the context within the time; what is promised there is settled before this returns. */
const run = (code) => vm.runInContext(code, context, { timeout })

context.request = hostName
run('stage.startHost(request)')
for (const path of paths) {
  let line
  try {
    context.request = JSON.stringify({ page, path })
    run('stage.begin(request)')
    line = stage.take() || '{"problem":"waits for something in its first render"}'
  } catch (error) {
    stage.take()
    const tooLong = error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    line = JSON.stringify({ problem: tooLong ? 'does not come to an end' : String(error.message) })
  }
  process.stdout.write(`${line}\n`)
}
