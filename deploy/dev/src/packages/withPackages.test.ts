/** @jest-environment node */
import { withPackages } from './withPackages'

const tarballs = new Map([
  ['@crossbook/ui', 'crossbook-ui-0.2.0-aaaa.tgz'],
  ['@crossbook/store', 'crossbook-store-0.1.0-bbbb.tgz'],
])
const packed = { tarballs, folder: 'vendor', provided: { react: '19.4.0' } }

it('names every package, those that screens do not import for development', () => {
  expect(withPackages({ dependencies: { '@crossbook/ui': '' } }, packed)).toEqual({
    dependencies: { '@crossbook/ui': 'file:vendor/crossbook-ui-0.2.0-aaaa.tgz' },
    devDependencies: { '@crossbook/store': 'file:vendor/crossbook-store-0.1.0-bbbb.tgz' },
  })
})

it('replaces packages and the host’s provided modules, removes packages that are no longer packed, and leaves the rest', () => {
  const manifest = {
    name: 'remote-insights',
    dependencies: {
      react: '19.3.1',
      'd3-scale': '4.0.2',
      '@crossbook/ui': 'file:vendor/crossbook-ui-0.1.0-1111.tgz',
    },
    devDependencies: { '@crossbook/gone': 'file:vendor/crossbook-gone-0.1.0-2222.tgz', jest: '30.5.2' },
  }
  expect(withPackages(manifest, packed)).toEqual({
    name: 'remote-insights',
    dependencies: {
      react: '19.4.0',
      'd3-scale': '4.0.2',
      '@crossbook/ui': 'file:vendor/crossbook-ui-0.2.0-aaaa.tgz',
    },
    devDependencies: { '@crossbook/store': 'file:vendor/crossbook-store-0.1.0-bbbb.tgz', jest: '30.5.2' },
  })
})
