import { createForeignBuilds, type ForeignBuild } from './foreignBuilds'

const FOLDER = `${location.origin}/apps/insights/1.0.0/`

const BUILD = {
  name: 'insights',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  screens: [{ module: './Insights', files: ['screen.js', 'screen.css'] }],
  frames: {},
  container: { format: 'script', name: 'insights', globals: ['webpackChunkinsights'], files: ['lodash.js'] },
} as unknown as ForeignBuild

/** Builds of other configurations under a policy that notes the addresses it was asked for. */
function open() {
  document.head.innerHTML = ''
  const requested: string[] = []
  const createScript = (address: string) => {
    requested.push(`script ${address}`)
    return Object.assign(document.createElement('script'), { src: address })
  }
  const pin = (link: HTMLLinkElement | HTMLScriptElement) =>
    void requested.push(`pin ${link.getAttribute('href')}`)
  const builds = createForeignBuilds(
    { createScript, pin },
    ({ href }) => void requested.push(`style ${href}`),
  )
  return { builds, requested }
}

const elements = () => [...document.head.querySelectorAll<HTMLElement>('script, link')]
const arrive = (how: 'load' | 'error' = 'load') =>
  elements().forEach((element) => element.dispatchEvent(new Event(how)))

it('loads every file of a module by the policy before its loader asks, and the entry never', async () => {
  const { builds, requested } = open()
  const loading = builds.load(BUILD, './Insights')
  expect(requested).toEqual([
    `script ${FOLDER}lodash.js`,
    `script ${FOLDER}screen.js`,
    `style ${FOLDER}screen.css`,
  ])
  arrive()
  await expect(loading).resolves.toBeUndefined()
})

it('loads a file once, also for two modules, and again after it failed', async () => {
  const { builds, requested } = open()
  const first = builds.load(BUILD, './Insights')
  arrive('error')
  await expect(first).rejects.toThrow('did not arrive, or has other bytes than the release states')
  const second = builds.load(BUILD, './Insights')
  const third = builds.load(BUILD, './Insights')
  arrive()
  await Promise.all([second, third])
  expect(requested.filter((one) => one.endsWith('screen.js'))).toHaveLength(2)
})

it('preloads ES modules under their own addresses, with the entry', async () => {
  const { builds, requested } = open()
  const module = { ...BUILD, container: { ...BUILD.container, format: 'module' as const } }
  const loading = builds.load(module, './Insights')
  expect(requested.slice(0, 3)).toEqual(
    ['remoteEntry.js', 'lodash.js', 'screen.js'].map((file) => `pin ${FOLDER}${file}`),
  )
  expect(elements().map((element) => element.getAttribute('rel'))).toEqual([
    'modulepreload',
    'modulepreload',
    'modulepreload',
    'stylesheet',
  ])
  arrive()
  await loading
})

it('lets another version define the same global names, and marks a style sheet for the build’s own loader', async () => {
  const { builds } = open()
  Reflect.set(globalThis, 'insights', 'the container')
  Reflect.set(globalThis, 'webpackChunkinsights', ['chunks'])
  void builds.load(BUILD, './Insights')
  arrive()
  expect(Reflect.get(globalThis, 'insights')).toBe('the container')
  expect(document.head.querySelector('link')?.dataset['href']).toBe(`${FOLDER}screen.css`)
  void builds.load({ ...BUILD, version: '0.9.0' } as ForeignBuild, './Insights')
  arrive()
  expect(['insights', 'webpackChunkinsights'].map((name) => Reflect.get(globalThis, name))).toEqual([
    undefined,
    undefined,
  ])
})

it('defines no name of a version whose entry has not run', () => {
  const { builds } = open()
  const absent = { ...BUILD.container, name: 'notes', globals: ['webpackChunknotes'] }
  void builds.load({ ...BUILD, container: absent } as ForeignBuild, './Insights').catch(() => {})
  void builds
    .load({ ...BUILD, version: '0.9.0', container: absent } as ForeignBuild, './Insights')
    .catch(() => {})
  expect(Object.hasOwn(globalThis, 'notes')).toBe(false)
})
