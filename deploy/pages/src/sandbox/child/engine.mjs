/**
 * The sandboxes: a process without environment, files or network that runs nothing but a WebAssembly engine, in which the
 * published code runs. Reads one order a line from its standard input and writes a line for each answer to its standard output.
 *
 * The engine gets a clock that never moves, the same random bytes each time, a handler that enforces the time limit, and no other
 * function. Input and output are texts.
 */
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const [, , engineUrl, wasmPath] = process.argv

/** Number of an operating-system error: there is no such file. */
const BAD_FILE = 8

/** Functions that the engine imports. */
const surroundings = (memory) => ({
  clock_time_get(_clock, _precision, at) {
    new DataView(memory.buffer).setBigUint64(at, 0n, true)
    return 0
  },
  random_get(at, length) {
    new Uint8Array(memory.buffer, at, length).fill(0)
    return 0
  },
  fd_write: () => BAD_FILE,
  fd_close: () => BAD_FILE,
  fd_seek: () => BAD_FILE,
  fd_fdstat_get: () => BAD_FILE,
})

/** Returns the milliseconds that this process has worked. The work of other processes does not count against a guest. */
const workDone = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

let deadline = 0
const isLate = () => workDone() > deadline

/** Runs a guest's code within the time limit; returns a message when it fails. */
async function withTimeout(milliseconds, work) {
  deadline = workDone() + milliseconds
  try {
    return await work()
  } catch (error) {
    return { problem: isLate() ? 'does not finish' : String(error?.message ?? '') }
  }
}

/** The sandboxes of one host; each has the host's code and that of one application. */
async function openSandboxes({ host, page, guest, limits }) {
  const { CompileFlags, Intrinsics, MAX_STACK_SIZE, QuickJS } = await import(engineUrl)
  const options = {
    wasm: await WebAssembly.compile(await readFile(wasmPath)),
    memoryLimit: limits.memoryBytes,
    maxStackSize: MAX_STACK_SIZE,
    intrinsics: Intrinsics.ALL & ~Intrinsics.PERFORMANCE,
    timezoneOffset: 0,
    interruptHandler: isLate,
    wasi: surroundings,
  }

  /** Calls a function of the guest's side by name. */
  const ask = ({ vm, entry }, request, text, ...more) =>
    vm.callFunction(vm.importHandle(entry), vm.undefined, vm.newString(request), vm.newString(text), ...more)

  /** Returns everything that a sandbox is at this moment. Each copy of it is independent. */
  const stateOf = ({ vm, entry }) => {
    vm.runGC()
    return { memory: vm.snapshot(), entry }
  }
  const copyOf = async ({ memory, entry }) => ({ vm: await QuickJS.restore(memory, options), entry })

  /** Runs a bundle in a sandbox. A separate engine compiles it, so that no copy contains what compiling leaves behind. */
  const run = async (sandbox, request, { app, code }) => {
    const reader = await QuickJS.create(options)
    const module = `(function (require, module, exports) {${code}\n})`
    const bytes = reader.compile(module, `${app}/rendering.cjs`, 0, CompileFlags.STRIP_SOURCE)
    ask(sandbox, request, app, sandbox.vm.evalBytecode(bytes))
    sandbox.vm.executePendingJobs()
    return stateOf(sandbox)
  }

  const openHost = async () => {
    const vm = await QuickJS.create(options)
    const [entry] = guest.map((code) => vm.evalCode(code)).slice(-1)
    const sandbox = { vm, entry: vm.exportHandle(entry) }
    ask(sandbox, 'page', JSON.stringify(page))
    return run(sandbox, 'host', host)
  }
  const hostState = await withTimeout(limits.milliseconds, openHost)
  let opened = { name: '', state: hostState }

  return {
    /** Makes the sandbox in which the next routes are rendered; null is for the host's own routes. */
    async openApp(app) {
      const name = app?.app ?? ''
      if (name === opened.name) return
      const openBundle = async () => run(await copyOf(hostState), 'app', app)
      const isReady = app && !('problem' in hostState)
      opened = { name, state: isReady ? await withTimeout(limits.milliseconds, openBundle) : hostState }
    },

    /** Renders one route, in a copy that has rendered no other. */
    render(path) {
      return withTimeout(limits.milliseconds, async () => {
        if ('problem' in opened.state) return opened.state
        const sandbox = await copyOf(opened.state)
        ask(sandbox, 'begin', JSON.stringify(path))
        sandbox.vm.executePendingJobs()
        const outcome = ask(sandbox, 'take', '')
        if (!outcome.isString) return { problem: 'was rendered to unreadable output' }
        // The engine itself knows the length of a text, so no guest can fake it.
        const length = outcome.getProp('length').toNumber()
        if (length === 0) return { problem: 'waits for something in its first render' }
        return length > limits.outputLength ? { problem: TOO_LONG } : { outcome: outcome.toString() }
      })
    },
  }
}

/** The problem of a route that returns more than a page should have. */
const TOO_LONG = 'is rendered to more than a page should have'

const write = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`)

let sandboxes
try {
  for await (const line of createInterface({ input: process.stdin })) {
    const order = JSON.parse(line)
    if (sandboxes) {
      await sandboxes.openApp(order.app)
      for (const path of order.paths) write(await sandboxes.render(path))
    } else sandboxes = await openSandboxes(order)
  }
} catch (error) {
  // Not the guests' fault: their errors are outcomes.
  write({ unavailable: String(error?.message ?? error) })
}
