/** @jest-environment node */
import { prerender, type Bundle } from './prerender'

const HOST: Bundle = {
  app: 'host',
  code: `
    exports.singletons = { react: { createElement: (text) => text } }
    exports.render = async ({ page, path }, load) => {
      const app = page.owners[path]
      const screen = app ? (await load({ app, module: './screen' }))() : 'Log in'
      return { html: '<p>' + JSON.stringify({ screen }).replaceAll('"', '') + '</p>', css: '' }
    }`,
}

const PAGE = { owners: { '/about': 'marketing', '/wallet': 'wallet', '/tools': 'tools' } }

/** A remote that is as its team means it. */
const honest = (app: string): Bundle => ({
  app,
  code: `const { createElement } = require('react')
    exports.modules = { './screen': async () => ({ default: () => createElement('${app}') }) }`,
})

/** A remote whose code does something to what others use, before it renders as if nothing were. */
const hostile = (app: string, attack: string): Bundle => ({ app, code: `${attack};\n${honest(app).code}` })

const ROUTES = ['/about', '/wallet', '/tools'] as const

async function pages(...bundles: Bundle[]) {
  const outcomes = await prerender({
    host: HOST,
    page: PAGE,
    apps: [
      ...bundles.map((bundle, index) => ({ bundle, paths: [ROUTES[index] ?? ''] })),
      { paths: ['/login'] },
    ],
  })
  return Object.fromEntries(
    [...outcomes].map(([path, outcome]) => [path, 'html' in outcome ? outcome.html : outcome.problem]),
  )
}

const CLEAN = {
  '/wallet': '<p>{screen:wallet}</p>',
  '/tools': '<p>{screen:tools}</p>',
  '/login': '<p>{screen:Log in}</p>',
}

describe('one team’s application', () => {
  it.each([
    ['a patched JSON.stringify', `JSON.stringify = () => '{<a href="/evil">evil</a>}'`],
    ['a patched prototype', `Object.prototype.screen = 'evil'; String.prototype.replaceAll = () => 'evil'`],
    ['a patched shared module', `require('react').createElement = () => 'evil'`],
    [
      'a replaced bundle of another',
      `globalThis.Map = class { get() { return { module: { exports: {} } } } set() {} }`,
    ],
    [
      'a patched promise',
      `Promise.prototype.then = function (done) { return done({ html: 'evil', css: '' }) }`,
    ],
    [
      'a bundle that closes the function around it',
      `}); globalThis.JSON = { stringify: () => 'evil', parse: () => 0 }; (function () {`,
    ],
  ])('reaches nobody else’s page, nor the host’s: %s', async (_, attack) => {
    const { '/about': own, ...others } = await pages(
      hostile('marketing', attack),
      honest('wallet'),
      honest('tools'),
    )
    expect(others).toEqual(CLEAN)
    expect(own).toBeDefined()
  })

  it('is rendered the same together with any others', async () => {
    const together = await pages(honest('marketing'), honest('wallet'), honest('tools'))
    const alone = await pages(honest('marketing'))
    expect(together).toMatchObject(alone)
  })
})
