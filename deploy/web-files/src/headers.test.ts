/** @jest-environment node */
import { pagePolicy, securityHeaders } from './headers'
import { INLINE_SCRIPT_HASHES } from './inlineScripts'

const headers = (...options: Parameters<typeof securityHeaders>) => new Map(securityHeaders(...options))

/** The policy's directives with their sources. */
function policy(...options: Parameters<typeof securityHeaders>) {
  const text = headers(...options).get('content-security-policy') ?? ''
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )
}

it('allows nothing inline but rules, of which each page names its own, nothing from text, and nothing from elsewhere', () => {
  const directives = policy([])
  expect(directives.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(directives.get('style-src-attr')).toEqual(["'none'"])
  directives.delete('style-src')
  const sources = [...directives.values()].flat()
  for (const source of sources)
    expect(source).toMatch(
      /^(?:'none'|'self'|'script'|'allow-duplicates'|crossbook|data:|default|'sha256-[A-Za-z0-9+/]{43}=')$/,
    )
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  expect(directives.get('script-src')).toHaveLength(1 + INLINE_SCRIPT_HASHES.length)
})

it('is narrowed by each page to the rules that it names by hash', () => {
  const own = pagePolicy(['/apps/host/1.0.0'], ['sha256-own'])
  expect(own).toMatch(
    /^script-src ('sha256-[^']+' )+\*:\*\/apps\/host\/1\.0\.0\/; style-src 'self' 'sha256-[^']+' 'sha256-own'$/,
  )
  expect(own).not.toContain('unsafe')
})

it('demands Trusted Types, with policies of the names that the host and its builds use', () => {
  expect(policy([]).get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy([]).get('trusted-types')).toEqual(['crossbook', 'default', "'allow-duplicates'"])
})

it('lets pages talk to the site and to the named origins alone', () => {
  expect(policy(['https://abc.supabase.co']).get('connect-src')).toEqual([
    "'self'",
    'https://abc.supabase.co',
  ])
})

it('makes browsers remember https only where the site is reached by it', () => {
  expect(headers([]).has('strict-transport-security')).toBe(false)
  expect(headers([], { isSecure: true }).get('strict-transport-security')).toBe('max-age=63072000')
})

it('denies the features that no page uses, and shuts out other sites', () => {
  const sent = headers([])
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial'])
    expect(sent.get('permissions-policy')).toContain(`${feature}=()`)
  expect(sent.get('permissions-policy')).toContain('fullscreen=(self)')
  expect(sent.get('x-content-type-options')).toBe('nosniff')
  expect(sent.get('x-frame-options')).toBe('DENY')
  expect(sent.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(sent.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(sent.get('cross-origin-resource-policy')).toBe('same-origin')
})
