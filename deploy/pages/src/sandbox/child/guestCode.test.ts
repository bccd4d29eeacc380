/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

/** The globals that the sandbox's own code defines, in a context that replaces the engine. */
function globalsOf(file: string) {
  const context = vm.createContext({})
  vm.runInContext(readFileSync(path.join(import.meta.dirname, file), 'utf8'), context)
  return vm.runInContext('globalThis', context) as typeof globalThis
}

const words = (text: string) => text.trim().split(/\s+/)

const PARTS = [
  'href',
  'origin',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const

function partsOf(Address: typeof URL, address: string, base?: string) {
  try {
    const url = new Address(address, base)
    return Object.fromEntries(PARTS.map((part) => [part, url[part]]))
  } catch {
    return 'refused'
  }
}

describe('addresses in the sandbox', () => {
  const guest = globalsOf('guestAddresses.js')
  const bases = [
    undefined,
    'http://localhost',
    'https://example.org:8443/a/b/c?q=1#h',
    'http://localhost/a b/?x',
  ]
  const addresses = [
    ...words(`
      / /a a ./a ../a ../../../a /a/./b/../c /a/%2e%2e/b . .. a/.. /a/b/.. ?q ? # #h /a?q=1#h /a%zz
      //other.org/x ///x.org/y http:/a http:a https:a HTTP://EXAMPLE.org http://example.org
      http://example.org:80/ https://example.org:443/ http://example.org:8080/a/../b http://a.b.c:99999/
      http:// http://[::1]/ http://[ http://1.2.3.4/x http://256.1.1.1/ http://1.2/
      http://user:secret@example.org/ http://xn--a/ mailto:a@b.org?subject=x tel:+123 javascript:alert(1)
      data:text/plain,x foo://bar/x /a//b // http://a_b.org/ http://-a.org/ http://a.org./x http://0x7f.1/
      blob:x`),
    '',
    '/a b?c d#e f',
    "/it's?it's#it's",
    '/ü?ü#ü',
    '/{a}|`<>"',
    '?{}|^`<>"',
    '#{}|^`<>"',
    '\\a\\b',
    '/a\\b?c\\d',
    'http://ex ample.org/',
    'http://exämple.org/',
    ' http://a.org/ ',
    'ht\ntp://a.org/\tx',
    '/\ud800',
  ]

  it.each(bases)('are read as Node reads them, or refused, from %j', (base) => {
    const wrong = addresses.flatMap((address) => {
      const [own, nodes] = [partsOf(guest.URL, address, base), partsOf(URL, address, base)]
      return own === 'refused' || JSON.stringify(own) === JSON.stringify(nodes)
        ? []
        : [{ address, own, nodes }]
    })
    expect(wrong).toEqual([])
  })

  it('are refused where Node reads them in few cases only', () => {
    const unread = addresses.filter(
      (address) =>
        // A name that encodes nothing: Node 24 and later take it, those before do not.
        address !== 'http://xn--a/' &&
        partsOf(guest.URL, address, 'http://localhost/a') === 'refused' &&
        partsOf(URL, address, 'http://localhost/a') !== 'refused',
    )
    expect(unread).toEqual([
      'http://[::1]/',
      'http://1.2/',
      'http://user:secret@example.org/',
      'javascript:alert(1)',
      'data:text/plain,x',
      'foo://bar/x',
      'http://0x7f.1/',
      'blob:x',
      'http://exämple.org/',
    ])
  })

  it('have queries that are read and written as Node does', () => {
    for (const query of ['', ...words(`? ?a=1&b=2 a=1&a=2 a a=&=b a+b=c%20d a=%C3%BC &&a a=b=c x=it's*~`)]) {
      const [own, nodes] = [new guest.URLSearchParams(query), new URLSearchParams(query)]
      expect([...own].map((pair) => [...pair])).toEqual([...nodes])
      expect(own.toString()).toBe(nodes.toString())
    }
    const change = (params: URLSearchParams) => {
      params.set('a', '3')
      params.append('c', 'ü &')
      params.delete('b')
      params.sort()
      return [params.toString(), params.get('a'), params.has('b'), params.getAll('c').join()]
    }
    expect(change(new guest.URLSearchParams('b=1&a=1&a=2'))).toEqual(
      change(new URLSearchParams('b=1&a=1&a=2')),
    )
  })
})

describe('texts in the sandbox', () => {
  const { String: GuestString } = globalsOf('guest.js')
  const compare = (one: string, other: string, options?: Intl.CollatorOptions) =>
    GuestString.prototype.localeCompare.call(one, other, 'en-US', options)

  it('are sorted in the order of English, as in browsers', () => {
    const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
    const others = words('a1 A1 a-1 ab Ab aB b Spot API about a10 a9')
    const texts = [...signs, ...others, 'a b', 'spot trading']
    const wrong = texts.flatMap((one) =>
      texts
        .filter((other) => compare(one, other) !== one.localeCompare(other, 'en-US'))
        .map((other) => [one, other]),
    )
    expect(wrong).toEqual([])
  })

  it('are sorted by their numbers on request', () => {
    const texts = [...words('9 10 1 01 0 a9 a10 a9b a10b a b1 x10y3 x10y20'), '2 x', '10 x', 'x 2']
    const wrong = texts.flatMap((one) =>
      texts
        .filter(
          (other) =>
            compare(one, other, { numeric: true }) !== one.localeCompare(other, 'en-US', { numeric: true }),
        )
        .map((other) => [one, other]),
    )
    expect(wrong).toEqual([])
  })

  it('are refused where their order is another language’s', () => {
    expect(() => compare('ä', 'b')).toThrow('compares in a language')
  })
})
