import { createStyleSheets, type StyledBuild } from './styleSheets'

const file = (name: string) => `/apps/wallet/1.0.0/${name}`

const WALLET = {
  name: 'wallet',
  version: '1.0.0',
  screens: [
    { module: './dashboard', files: ['dashboard.js', 'dashboard.css'] },
    { module: './history', files: ['history.js', 'history.css'] },
  ],
  frames: { './frame': ['frame.js', 'frame.css'] },
} as unknown as StyledBuild

const moduleOf = (name: string, app = 'wallet', version = '1.0.0') => ({ app, version, module: name })

/** A page with links to these style sheets, and those of them whose rules apply. */
function page(...files: string[]) {
  document.head.innerHTML = ''
  const add = (href: string) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    return link
  }
  document.head.append(...files.map(add))
  const applied = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link')]
      .filter(({ media }) => media === '')
      .map(({ href }) => href.split('/').at(-1))
  const styles = createStyleSheets(document)
  styles.add([WALLET])
  return { styles, applied, add }
}

const ALL = ['dashboard.css', 'history.css', 'frame.css', 'later.css'].map(file)

it('leaves what came with the page alone until it is asked to apply others', () => {
  const { styles, applied } = page(file('dashboard.css'))
  expect(applied()).toEqual(['dashboard.css'])
  styles.apply([moduleOf('./calculator', 'tools')])
  expect(applied()).toEqual([])
})

it('applies the style sheets of the shown modules, and those that a part of them loads later', () => {
  const { styles, applied } = page(...ALL)
  const end = styles.apply([moduleOf('./frame'), moduleOf('./dashboard')])
  expect(applied()).toEqual(['dashboard.css', 'frame.css', 'later.css'])
  const endHistory = styles.apply([moduleOf('./frame'), moduleOf('./history')])
  end()
  expect(applied()).toEqual(['history.css', 'frame.css', 'later.css'])
  endHistory()
  expect(applied()).toEqual([])
})

it('decides before a link is fetched whether its rules apply', () => {
  const { styles, add } = page()
  const link = add(file('dashboard.css'))
  styles.prepare(link)
  expect(link.media).toBe('not all')
  styles.apply([moduleOf('./dashboard')])
  styles.prepare(link)
  expect(link.media).toBe('')
})

it('distinguishes builds of one remote, and leaves other style sheets unchanged', () => {
  const { styles, applied } = page(
    '/apps/wallet/0.9.0/dashboard.css',
    '/apps/host/1.0.0/main.css',
    '/other.css',
  )
  styles.apply([moduleOf('./dashboard')])
  expect(applied()).toEqual(['main.css', 'other.css'])
  styles.apply([moduleOf('./dashboard', 'wallet', '0.9.0')])
  expect(applied()).toEqual(['dashboard.css', 'main.css', 'other.css'])
})
