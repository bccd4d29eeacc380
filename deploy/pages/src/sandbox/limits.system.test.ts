/** @jest-environment node */
import { renderedRoutes, textScreen } from './testing/renderedRoutes'

const plain = { after: textScreen('"rendered"') }

describe('published code that takes more than a route may have', () => {
  it('ends at its time', async () => {
    expect(
      await renderedRoutes(
        {
          loop: 'for (;;);',
          caught: 'for (;;) try { for (;;); } catch {}',
          jobs: 'for (;;) await null',
          pattern: textScreen('/^(a+)+$/.test("a".repeat(40) + "b")'),
          getter: 'throw { get message() { for (;;); } }',
          ...plain,
        },
        { limits: { milliseconds: 500 } },
      ),
    ).toEqual({
      loop: 'does not finish',
      caught: 'does not finish',
      jobs: 'does not finish',
      pattern: 'does not finish',
      getter: 'does not finish',
      after: 'rendered',
    })
  })

  it('ends with its process inside a function of the engine, which asks for no time', async () => {
    expect(
      await renderedRoutes(
        { native: textScreen(`'a'.repeat(2e7).indexOf('a'.repeat(1e7) + 'b')`), ...plain },
        { limits: { milliseconds: 500, silence: 10_000 } },
      ),
    ).toEqual({ native: 'does not finish', after: 'rendered' })
  })

  it('ends at its memory', async () => {
    expect(
      await renderedRoutes(
        {
          arrays: 'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length))',
          text: `return { html: '<p>' + ['x'.repeat(2 ** 29), 'x'.repeat(2 ** 29)].join('') + '</p>', css: '' }`,
          doubled: `let text = 'xy'; for (let times = 0; times < 30; times++) text = [text, text].join(''); return { html: text, css: '' }`,
          buffer: `return { html: String(new ArrayBuffer(2 ** 31).byteLength), css: '' }`,
          ...plain,
        },
        { limits: { memoryBytes: 32 * 1024 * 1024 } },
      ),
    ).toEqual({
      arrays: 'needs too much memory',
      text: 'needs too much memory',
      doubled: 'needs too much memory',
      buffer: 'needs too much memory',
      after: 'rendered',
    })
  })

  it('is left out where it returns fifty megabytes', async () => {
    expect(
      await renderedRoutes({ page: `return { html: '<p>' + 'x'.repeat(50e6) + '</p>', css: '' }`, ...plain }),
    ).toEqual({
      page: expect.stringMatching(/^(?:needs too much memory|is rendered to more than a page should have)$/),
      after: 'rendered',
    })
  })

  it('is left out where HTML, styles or a reason’s text are larger than a page allows', async () => {
    expect(
      await renderedRoutes(
        {
          page: `return { html: '<p>' + 'x'.repeat(1e5) + '</p>', css: '' }`,
          styles: `return { html: '<p>x</p>', css: 'p{}'.repeat(1e5) }`,
          reason: `throw new Error('x'.repeat(1e5))`,
          ...plain,
        },
        { limits: { outputLength: 50_000 } },
      ),
    ).toEqual({
      page: 'is rendered to more than a page should have',
      styles: 'is rendered to more than a page should have',
      reason: 'is rendered to more than a page should have',
      after: 'rendered',
    })
  })

  it('ends at its stack', async () => {
    expect(
      await renderedRoutes({
        calls: 'const call = () => call() + 1; call()',
        nested: `JSON.parse('['.repeat(1e6))`,
        ...plain,
      }),
    ).toEqual({
      calls: 'recurses without end',
      nested: 'recurses without end',
      after: 'rendered',
    })
  })

  it('may nest a page five hundred levels deep', async () => {
    expect(
      await renderedRoutes({
        deep: `const part = (left) => left === 0 ? 'x' : [left].map(() => part(left - 1)).join(''); ${textScreen('part(500)')}`,
      }),
    ).toEqual({ deep: 'x' })
  })
})
