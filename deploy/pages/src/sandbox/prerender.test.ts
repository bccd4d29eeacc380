/** @jest-environment node */
import { prerender } from './prerender'
import { renderedRoutes, textScreen } from './testing/renderedRoutes'

describe('rendering without a browser', () => {
  it('gives an application the shared modules of the host, and nothing else by name', async () => {
    const load = (module: string) =>
      `const Screen = await load({ app: 'wallet', module: '${module}' }); return { html: Screen(), css: '' }`
    const outcomes = await prerender({
      host: {
        app: 'host',
        code: `exports.singletons = { react: { name: 'the one React' } }
          exports.render = async ({ path }, load) => { ${load('./home').replace("'./home'", 'path')} }`,
      },
      page: {},
      apps: [
        {
          bundle: {
            app: 'wallet',
            code: `const { name } = require('react')
              exports.modules = {
                './home': async () => ({ default: () => '<p>home with ' + name + '</p>' }),
                './files': async () => ({ default: () => require('node:fs') }),
              }`,
          },
          paths: ['./home', './nothing', './files'],
        },
        { paths: ['./none'] },
      ],
    })
    expect(Object.fromEntries(outcomes)).toEqual({
      './home': { html: '<p>home with the one React</p>', css: '' },
      './nothing': { problem: 'wallet has published no ./nothing to render' },
      './files': { problem: 'wallet asks for the module node:fs, which is not shared' },
      './none': { problem: 'wallet has published nothing that could be rendered' },
    })
  })

  it('explains for each route why it cannot be rendered, and continues with the next', async () => {
    expect(
      await renderedRoutes({
        throws: `throw new Error('reads window.innerWidth')`,
        reads: 'return { html: document.title, css: "" }',
        waits: 'return new Promise(() => {})',
        nothing: 'return 7',
        plain: textScreen('"plain"'),
      }),
    ).toEqual({
      throws: 'reads window.innerWidth',
      reads: 'document is not defined',
      waits: 'waits for something in its first render',
      nothing: 'was rendered to unreadable output',
      plain: 'plain',
    })
  })

  it('explains for all routes why the code of the host or of the application cannot be read', async () => {
    expect(
      await renderedRoutes({ one: textScreen('1'), two: textScreen('2') }, { before: 'notDefined()' }),
    ).toEqual({
      one: 'notDefined is not defined',
      two: 'notDefined is not defined',
    })
    expect(await renderedRoutes({ one: textScreen('1') }, { before: 'const =' })).toEqual({
      one: expect.stringContaining('SyntaxError'),
    })
  })

  it('refuses what would differ from one visit or one language to the next', async () => {
    expect(
      await renderedRoutes(
        {
          clock: textScreen('Date.now()'),
          today: textScreen('new Date()'),
          date: textScreen(`new Date('2024-03-15T12:00:00Z').toISOString()`),
          chance: textScreen('Math.random()'),
          number: textScreen('(1234.5).toLocaleString("en-US")'),
          day: textScreen('format.format(new Date(0))'),
          names: textScreen(`['b', 'C', 'a'].sort((one, other) => one.localeCompare(other))`),
        },
        { before: 'const format = new Intl.DateTimeFormat("en-US")' },
      ),
    ).toEqual({
      clock: 'asks for the time in its first render; read it in an effect',
      today: 'asks for the time in its first render; read it in an effect',
      date: '2024-03-15T12:00:00.000Z',
      chance: 'asks for chance in its first render; read it in an effect',
      number: 'formats or compares in a language (Intl) in its first render; read it in an effect',
      day: 'formats or compares in a language (Intl) in its first render; read it in an effect',
      names: 'a,b,C',
    })
  })

  it('renders each route as if it were the only one', async () => {
    expect(
      await renderedRoutes(
        { first: textScreen('++globalThis.count'), second: textScreen('++globalThis.count') },
        { before: 'globalThis.count = 0' },
      ),
    ).toEqual({ first: '1', second: '1' })
  })

  it('renders nothing at all where there is no sandbox, and reports it', async () => {
    const outcomes = await prerender(
      {
        host: {
          app: 'host',
          code: `exports.singletons = {}; exports.render = async () => ({ html: '<p>x</p>', css: '' })`,
        },
        page: {},
        apps: [{ paths: ['/one', '/two'] }],
      },
      ['--jitless'],
    )
    const outcome = {
      problem: 'is not rendered, because this machine has no sandbox for it (WebAssembly is not defined)',
      isOfMachine: true,
    }
    expect(Object.fromEntries(outcomes)).toEqual({ '/one': outcome, '/two': outcome })
  })
})
