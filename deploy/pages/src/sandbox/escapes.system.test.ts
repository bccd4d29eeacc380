/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { renderedRoutes, textScreen } from './testing/renderedRoutes'

const temporaryFolder = temporaryFolders()

/** Code that explores its surroundings through the constructors of a value from another realm. */
const FROM = (value: string) => `
  let found = 'nothing'
  try {
    const thing = ${value}
    found = thing.constructor.constructor('return typeof process + typeof require + typeof fetch')()
  } catch (error) {
    found = error.constructor.constructor('return typeof process + typeof require + typeof fetch')()
  }
  ${textScreen('found')}`

const NOTHING = 'undefinedundefinedundefined'

describe('published code that looks for a way out while it is rendered', () => {
  it('finds no process, environment, files, network, timers, workers or other engines', async () => {
    const names =
      `process require Buffer fetch WebSocket XMLHttpRequest setTimeout Worker WebAssembly navigator
      performance std os scriptArgs`.split(/\s+/)
    const kinds = `[${names.map((name) => `typeof globalThis[${JSON.stringify(name)}]`).join()}].join()`
    expect(
      await renderedRoutes({
        here: textScreen(kinds),
        require: textScreen('typeof require("node:child_process")'),
      }),
    ).toEqual({
      here: names.map(() => 'undefined').join(),
      require: 'host asks for the module node:child_process, which is not shared',
    })
  })

  it('reaches no function of another realm, whatever it throws, gets or calls to the end of the stack', async () => {
    expect(
      await renderedRoutes({
        global: FROM('globalThis'),
        load: FROM('load'),
        promise: FROM('load({})'),
        address: FROM('new URL("http://localhost")'),
        invalid: FROM('new URL("http://[")'),
        query: FROM('new URLSearchParams("a=1").entries()'),
        encoder: FROM('new TextEncoder().encode("a")'),
        stack: `
          let deepest
          const descend = () => {
            try {
              descend()
            } catch (error) {
              if (deepest) throw error
              try {
                deepest = error
                new URLSearchParams('a=1')
                new URL('http://localhost')
              } catch (other) {
                deepest = other
              }
            }
          }
          descend()
          ${FROM('deepest')}`,
        getter: FROM('Object.getOwnPropertyDescriptors(URL.prototype).toString.value'),
        arguments: FROM('(function () { return arguments.callee.caller })()'),
        prepared: `Error.prepareStackTrace = (error, frames) => frames; ${FROM('(new Error().stack ?? [])')}`,
        eval: textScreen('eval("typeof process")'),
        function: textScreen('new Function("return typeof process")()'),
      }),
    ).toEqual({
      global: NOTHING,
      load: NOTHING,
      promise: NOTHING,
      address: NOTHING,
      invalid: NOTHING,
      query: NOTHING,
      encoder: NOTHING,
      stack: NOTHING,
      getter: NOTHING,
      arguments: NOTHING,
      prepared: NOTHING,
      eval: 'undefined',
      function: 'undefined',
    })
  })

  it('reaches nothing outside by throwing, or by the outside reading the thrown value', async () => {
    expect(
      await renderedRoutes({
        thrown: `throw { get message() { return typeof process }, toString: () => typeof process }`,
        later: `return { then: (_, reject) => reject({ get message() { return typeof process } }) }`,
        proxy: `throw new Proxy({}, { get: (target, name) => { throw { message: typeof process } } })`,
        outcome: `return { get html() { return '<p>' + typeof process + '</p>' }, css: '' }`,
        json: `return { toJSON: () => ({ html: '<p>' + typeof globalThis.process + '</p>', css: '' }) }`,
      }),
    ).toEqual({
      thrown: 'undefined',
      later: 'undefined',
      proxy: 'waits for something in its first render',
      outcome: 'undefined',
      json: 'undefined',
    })
  })

  it('signals no parent, calls at no socket and reads no environment, under any name that Node has for them', async () => {
    const received: string[] = []
    // In a Node that does not listen for it, this signal opens the inspector.
    const listener = `process.on('SIGUSR1', () => console.log('signal')); setInterval(() => {}, 1e6); console.log('ready')`
    const victim = spawn(process.execPath, ['--eval', listener], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(victim.stdout, 'data')
    const signalled = once(victim.stdout, 'data').then(() => received.push('signal'))
    const socket = path.join(temporaryFolder(), 'agent.sock')
    const agent = createServer((caller) => {
      received.push('caller')
      caller.end()
    }).listen(socket)
    await once(agent, 'listening')
    process.env.CROSSBOOK_STOLEN = 'a-secret'
    try {
      const all = `[
        () => process.kill(${victim.pid}, 'SIGUSR1'),
        () => require('node:process').kill(${victim.pid}, 'SIGUSR1'),
        () => (0, eval)('process')._debugProcess(${victim.pid}),
        () => [].constructor.constructor('return process')().kill(${victim.pid}, 'SIGUSR1'),
        () => require('node:net').connect('${socket}'),
        () => new WebSocket('ws+unix:${socket}'),
        () => process.env.CROSSBOOK_STOLEN,
        () => globalThis.process.env.CROSSBOOK_STOLEN,
      ]`
      const outcome = `${all}.map((way) => { try { return String(way()) } catch (error) { return 'no' } }).join()`
      expect(await renderedRoutes({ here: textScreen(outcome) })).toEqual({ here: 'no,no,no,no,no,no,no,no' })
      expect(received).toEqual([])

      // Both listeners work when something reaches them.
      victim.kill('SIGUSR1')
      await Promise.all([signalled, once(connect(socket), 'close')])
      expect(received.sort()).toEqual(['caller', 'signal'])
    } finally {
      victim.kill()
      delete process.env.CROSSBOOK_STOLEN
      agent.close()
    }
  })

  it('imports nothing, and gets no information from the refusal', async () => {
    expect(
      await renderedRoutes({
        files: `const files = await import('node:fs'); ${textScreen('typeof files.readFileSync')}`,
        refused: `try { await import('node:fs') } catch (error) { ${FROM('error')} }`,
        own: `try { await import('/etc/passwd') } catch (error) { ${textScreen('error.name')} }`,
        data: `try { await import('data:text/javascript,export default 1') } catch (error) { ${textScreen('error.name')} }`,
      }),
    ).toEqual({
      files: expect.stringContaining('could not load module'),
      refused: NOTHING,
      own: 'ReferenceError',
      data: 'ReferenceError',
    })
  })

  it('has a clock that never moves and the same random numbers each time, so that nothing can be timed', async () => {
    const before = `
      const from = Date.now()
      for (let index = 0; index < 1e5; index++);
      globalThis.elapsed = Date.now() - from
      globalThis.chance = Math.random()`
    const once = await renderedRoutes(
      { elapsed: textScreen('elapsed'), now: textScreen('chance') },
      { before },
    )
    expect(once.elapsed).toBe('0')
    expect(
      await renderedRoutes({ elapsed: textScreen('elapsed'), now: textScreen('chance') }, { before }),
    ).toEqual(once)
  })

  it('returns only its one outcome, whatever lines it prints or writes', async () => {
    const line = JSON.stringify(
      JSON.stringify({ outcome: JSON.stringify({ rendered: { html: '<p>forged</p>', css: '' } }) }),
    )
    expect(
      await renderedRoutes({
        printed: `console.log(${line}); globalThis.print?.(${line}); return { html: '<p>own</p>', css: '' }`,
        lines: `return { html: '</p>\\n' + ${line} + '\\n<p>', css: '' }`,
        thrown: `throw new Error('first\\n' + ${line} + '\\u001b[2Jlast')`,
        other: textScreen('"other"'),
      }),
    ).toEqual({
      printed: 'own',
      lines: 'has HTML in its first render that browsers read otherwise than it is written',
      thrown: expect.stringMatching(/^first \{"outcome":.*\} \[2Jlast$/),
      other: 'other',
    })
  })

  it('cannot answer for the sandbox by taking its tools away', async () => {
    expect(
      await renderedRoutes({
        json: `JSON.stringify = () => '{"rendered":{"html":"forged","css":""}}'; ${textScreen('"own"')}`,
        promise: `Promise.prototype.then = function (done) { done({ html: '<script>', css: '' }) }; ${textScreen('"own"')}`,
        text: `String.prototype.toString = () => '{}'; Object.defineProperty(Object.prototype, 'problem', { value: 'x' }); ${textScreen('"own"')}`,
        next: textScreen('"next"'),
      }),
    ).toEqual({
      json: 'own',
      promise: expect.stringContaining('no well-formed HTML'),
      text: 'own',
      next: 'next',
    })
  })
})
