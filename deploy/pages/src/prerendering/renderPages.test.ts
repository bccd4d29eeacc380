/** @jest-environment node */
import { renderPages } from './renderPages'

/** A host whose pages are what a function of this name makes of them. */
const HOST = `
  exports.singletons = { react: { name: 'the one React' } }
  const pages = {
    plain: () => ({ html: '<p>plain</p>', css: '' }),
    remote: async (load) => ({ html: (await load({ app: 'wallet', module: './home' }))(), css: '' }),
    absent: (load) => load({ app: 'wallet', module: './nothing' }),
    throws: () => { throw new Error('reads window.innerWidth') },
    loops: () => { for (;;); },
    waits: () => new Promise(() => {}),
    clock: () => ({ html: String(Date.now()), css: '' }),
    today: () => ({ html: String(new Date()), css: '' }),
    date: () => ({ html: new Date('2024-03-15T12:00:00Z').toISOString(), css: '' }),
    chance: () => ({ html: String(Math.random()), css: '' }),
    reach: () => ({
      html: [typeof process, typeof fetch, typeof WebSocket, typeof setTimeout].join(),
      css: '',
    }),
    escape: () => ({ html: globalThis.constructor.constructor('return typeof process')(), css: '' }),
    module: () => ({ html: require('node:fs'), css: '' }),
    memory: () => { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)) },
    address: () => {
      const url = new URL('/a b?q=1&q=2#end', 'http://localhost')
      return { html: [url.pathname, url.hash, ...url.searchParams.getAll('q')].join(' '), css: '' }
    },
  }
  exports.render = async ({ path }, load) => pages[path](load)
`

const WALLET = `
  const { name } = require('react')
  exports.modules = { './home': async () => ({ default: () => 'home with ' + name }) }
`

async function rendered(...paths: string[]) {
  return renderedWithin(1_000, paths)
}

async function renderedWithin(timeout: number, paths: readonly string[]) {
  const outcomes = await renderPages({
    bundles: [
      { app: 'host', code: HOST },
      { app: 'wallet', code: WALLET },
    ],
    hostName: 'host',
    page: {},
    paths,
    timeout,
  })
  return outcomes.map((outcome) => ('paint' in outcome ? outcome.paint.html : outcome.problem))
}

describe('rendering without a browser', () => {
  it('gives a remote the shared modules of the host, and nothing else by name', async () => {
    expect(await rendered('plain', 'remote', 'absent')).toEqual([
      '<p>plain</p>',
      'home with the one React',
      'wallet has published no ./nothing to render',
    ])
  })

  it('tells of each page why it cannot be rendered, and goes on with the next', async () => {
    expect(await rendered('throws', 'loops', 'waits', 'plain')).toEqual([
      'reads window.innerWidth',
      'does not come to an end',
      'waits for something in its first render',
      '<p>plain</p>',
    ])
  })

  it('refuses what would differ from one visit to the next', async () => {
    expect(await rendered('clock', 'today', 'chance', 'date')).toEqual([
      'asks for the time in its first render; read it in an effect',
      'asks for the time in its first render; read it in an effect',
      'asks for chance in its first render; read it in an effect',
      '2024-03-15T12:00:00.000Z',
    ])
  })

  it('keeps process, network and modules out of reach', async () => {
    expect(await rendered('reach')).toEqual(['undefined,undefined,undefined,undefined'])
    expect(await rendered('module')).toEqual(['host asks for the module node:fs, which is not shared'])
    expect(await rendered('escape')).toEqual(['Code generation from strings disallowed for this context'])
  })

  it('ends a page that takes all memory, and goes on with the next', async () => {
    expect(await renderedWithin(30_000, ['memory', 'plain'])).toEqual([
      'needs too much memory',
      '<p>plain</p>',
    ])
  })

  it('knows addresses as browsers do', async () => {
    expect(await rendered('address')).toEqual(['/a%20b #end 1 2'])
  })
})
