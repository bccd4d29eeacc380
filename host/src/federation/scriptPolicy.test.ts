import { createScriptPolicy, FILE_LIMIT_MS } from './scriptPolicy'
import { trustTexts } from './trustedScripts'

const ENTRY = '/apps/wallet/1.0.0/remoteEntry.js'
const policy = () => createScriptPolicy({ [ENTRY]: 'sha256-abc' }, 'http://site.test')

function script(src: string) {
  const element = document.createElement('script')
  element.src = src
  return element
}

describe('the script policy of a page', () => {
  it('gives a file of the release its integrity, fetched as the preload was', () => {
    const element = script(`http://site.test${ENTRY}`)
    policy().prepare(element)
    expect(element.integrity).toBe('sha256-abc')
    expect(element.crossOrigin).toBe('anonymous')
    expect(new URL(element.src).search).toBe('')
  })

  it('gives a style sheet of the release its integrity as well, and a later try a fresh address', () => {
    const file = '/apps/wallet/1.0.0/dashboard.css'
    const rules = createScriptPolicy({ [file]: 'sha256-css' }, 'http://site.test')
    const links = [0, 1].map(() => {
      const link = document.createElement('link')
      link.href = `http://site.test${file}`
      rules.prepare(link)
      return [new URL(link.href).search, link.integrity, link.crossOrigin]
    })
    expect(links).toEqual([
      ['', 'sha256-css', 'anonymous'],
      ['?try=2', 'sha256-css', 'anonymous'],
    ])
  })

  it.each([
    ['that nobody published', 'http://site.test/apps/wallet/6.6.6/remoteEntry.js'],
    ['named like a property of every object', 'http://site.test/constructor'],
    ['of the same name on another site', `http://evil.test${ENTRY}`],
    ['with a question that no later try asks', `http://site.test${ENTRY}?callback=alert`],
  ])('refuses a file %s', (_what, address) => {
    expect(() => policy().prepare(script(address))).toThrow('is not a file of this page’s release')
    expect(() => policy().checkAddress(address)).toThrow('is not a file of this page’s release')
  })

  it('takes the addresses of the first and of later tries', () => {
    for (const address of [ENTRY, `http://site.test${ENTRY}`, `${ENTRY}?try=2`])
      expect(policy().checkAddress(address)).toBe(address)
  })

  describe('in a browser with Trusted Types', () => {
    const createPolicy = jest.fn()
    beforeEach(() => {
      createPolicy.mockReset().mockImplementation((_name, rules) => rules)
      window.trustedTypes = { createPolicy, defaultPolicy: null }
    })
    afterEach(() => delete window.trustedTypes)

    it('states addresses by a policy of its own, also those of later tries, and makes no rule for markup or code in text', () => {
      const rules = policy()
      const [name, made] = createPolicy.mock.calls[0] ?? []
      expect([name, Object.keys(made)]).toEqual(['crossbook', ['createScriptURL']])
      const createScriptURL = jest.spyOn(made, 'createScriptURL')
      rules.createScript(`http://site.test${ENTRY}`)
      rules.createScript(`http://site.test${ENTRY}`)
      expect(createScriptURL.mock.calls.flat()).toEqual([
        `http://site.test${ENTRY}`,
        `http://site.test${ENTRY}`,
        `${ENTRY}?try=2`,
      ])
      expect(() => rules.createScript('https://evil.test/x.js')).toThrow('is not a file')
    })

    it('lets the browser ask it for addresses in text, which older builds state', () => {
      trustTexts(policy().checkAddress)
      const [name, rules] = createPolicy.mock.lastCall ?? []
      expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
      expect(() => rules.createScriptURL('https://evil.test/x.js')).toThrow('is not a file')
    })

    it('leaves the default policy of an extension alone', () => {
      window.trustedTypes = { createPolicy, defaultPolicy: {} }
      trustTexts(policy().checkAddress)
      expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['crossbook'])
    })

    it('states addresses as text where the headers of a server from before refuse its policy', () => {
      createPolicy.mockImplementation(() => {
        throw new TypeError('Policy disallowed.')
      })
      expect(policy().createScript(`http://site.test${ENTRY}`).integrity).toBe('sha256-abc')
    })
  })

  it('runs a file that changes while the page is open without an integrity', () => {
    const element = script('http://site.test/apps/tools/1.0.0-dev/calculator.js')
    const rules = createScriptPolicy({}, 'http://site.test', (file) => file.pathname.includes('-dev/'))
    rules.prepare(element)
    expect(element.hasAttribute('integrity')).toBe(false)
    expect(() => rules.prepare(script(`http://site.test${ENTRY}`))).toThrow(
      'is not a file of this page’s release',
    )
  })

  it('names the files of a build that have failed, not while another try is on its way, and not once they have arrived', () => {
    const rules = policy()
    const build = { app: 'wallet', version: '1.0.0' }
    const tried = () => {
      const element = script(`http://site.test${ENTRY}`)
      rules.prepare(element)
      return element
    }
    const first = tried()
    expect(rules.failedFiles(build)).toEqual([])
    first.dispatchEvent(new Event('error'))
    expect(rules.failedFiles(build)).toEqual([ENTRY])
    for (const other of [
      { app: 'wallet', version: '1.0' },
      { app: 'wall', version: '1.0.0' },
    ])
      expect(rules.failedFiles(other)).toEqual([])
    const second = tried()
    expect(rules.failedFiles(build)).toEqual([])
    second.dispatchEvent(new Event('load'))
    expect(rules.failedFiles(build)).toEqual([])
  })

  it('does not fetch a file again that was given up: its site may hang, and could not report whether the file is missing', () => {
    const rules = policy()
    const build = { app: 'wallet', version: '1.0.0' }
    rules.prepare(script(`http://site.test${ENTRY}`))
    rules.giveUp('wallet')
    expect(rules.failedFiles(build)).toEqual([])
    const again = script(`http://site.test${ENTRY}`)
    rules.prepare(again)
    again.dispatchEvent(new Event('error'))
    expect(rules.failedFiles(build)).toEqual([ENTRY])
  })

  it('asks for a fresh address after a try that failed or still hangs', () => {
    const rules = policy()
    rules.prepare(script(`http://site.test${ENTRY}`))
    const again = script(`http://site.test${ENTRY}`)
    rules.prepare(again)
    expect(new URL(again.src).search).toBe('?try=2')
    expect(again.integrity).toBe('sha256-abc')
  })

  it('asks for the plain address again once the file has arrived', () => {
    const rules = policy()
    const first = script(`http://site.test${ENTRY}`)
    rules.prepare(first)
    first.dispatchEvent(new Event('load'))
    const later = script(`http://site.test${ENTRY}`)
    rules.prepare(later)
    expect(new URL(later.src).search).toBe('')
  })

  it('fails the pending files of an application when they are given up, and nothing else', () => {
    const rules = createScriptPolicy(
      { [ENTRY]: 'sha256-abc', '/apps/earn/1.0.0/a.js': 'sha256-a' },
      'http://site.test',
    )
    const failed: string[] = []
    const [hanging, arrived] = [ENTRY, ENTRY, '/apps/earn/1.0.0/a.js'].map((file) => {
      const element = script(`http://site.test${file}`)
      rules.prepare(element)
      element.addEventListener('error', () => failed.push(element.src))
      return element
    })
    arrived?.dispatchEvent(new Event('load'))
    rules.giveUp('wallet')
    rules.giveUp('wallet')
    expect(failed).toEqual([hanging?.src])

    const next = script(`http://site.test${ENTRY}`)
    rules.prepare(next)
    expect(new URL(next.src).search).toBe('?try=2')
  })

  it('gives up what hangs of an application, on a slow line only after its files have had their time', () => {
    jest.useFakeTimers()
    const rules = policy()
    const failed = jest.fn()
    const hanging = () => {
      const element = script(`http://site.test${ENTRY}`)
      rules.prepare(element)
      element.addEventListener('error', failed)
      return element
    }
    hanging()
    hanging().dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(FILE_LIMIT_MS)
    expect(failed).toHaveBeenCalledTimes(1)

    Object.assign(performance, {
      getEntries: () => [{ startTime: 0, responseEnd: 4_000, transferSize: 1 }],
    })
    hanging()
    jest.advanceTimersByTime(2 * FILE_LIMIT_MS - 1)
    expect(failed).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    expect(failed).toHaveBeenCalledTimes(2)
    jest.useRealTimers()
  })
})
