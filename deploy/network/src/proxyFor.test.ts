/** @jest-environment node */
import { proxyFor } from './proxyFor'

const PROXIES = { HTTPS_PROXY: 'secure:1', HTTP_PROXY: 'plain:1' }
const proxyOf = (address: string, environment: Record<string, string>) =>
  proxyFor(new URL(address), environment)?.value ?? 'direct'

it.each([
  ['https://s3.example', PROXIES, 'secure:1'],
  ['http://otel.example:4318', PROXIES, 'plain:1'],
  ['https://s3.example', { ...PROXIES, https_proxy: 'lower:1' }, 'lower:1'],
  ['http://otel.example', { ...PROXIES, http_proxy: 'lower:1' }, 'lower:1'],
  ['https://s3.example', { HTTP_PROXY: 'plain:1' }, 'direct'],
  ['https://s3.example', { ALL_PROXY: 'all:1' }, 'all:1'],
  ['http://otel.example', { all_proxy: 'all:1', HTTPS_PROXY: 'secure:1' }, 'all:1'],
  ['https://s3.example', { HTTPS_PROXY: ' ' }, 'direct'],
  ['https://s3.example', {}, 'direct'],
])('%s with %j goes through %s', (address, environment, expected) => {
  expect(proxyOf(address, environment)).toBe(expected)
})

it.each([
  'http://localhost:3000',
  'https://localhost',
  'http://site.localhost',
  'http://127.0.0.1:9000',
  'http://127.8.9.10',
  'https://[::1]:3000',
])('%s is on this machine, and is never requested through a proxy', (address) => {
  expect(proxyOf(address, { ...PROXIES, ALL_PROXY: 'all:1' })).toBe('direct')
})

it.each([
  ['s3.example', 'https://s3.example'],
  ['S3.Example', 'https://s3.example'],
  ['s3.example.', 'https://s3.example'],
  ['example', 'https://s3.example'],
  ['.example', 'https://s3.example'],
  ['*.example', 'https://s3.example'],
  ['other.org, s3.example', 'https://s3.example'],
  ['other.org s3.example', 'https://s3.example'],
  ['s3.example:443', 'https://s3.example'],
  ['s3.example:9000', 'https://s3.example:9000'],
  ['*', 'https://s3.example'],
  ['10.1.2.3', 'http://10.1.2.3:4318'],
  ['10.0.0.0/8', 'http://10.1.2.3:4318'],
  ['fd00::/8', 'http://[fd00::1]:4318'],
  ['fd00::1', 'http://[fd00::1]:4318'],
  ['[fd00::1]:4318', 'http://[fd00::1]:4318'],
])('NO_PROXY=%s exempts %s', (noProxy, address) => {
  expect(proxyOf(address, { ...PROXIES, NO_PROXY: noProxy })).toBe('direct')
  expect(proxyOf(address, { ...PROXIES, no_proxy: noProxy, NO_PROXY: 'other.org' })).toBe('direct')
})

it.each([
  ['s3.example', 'https://mys3.example'],
  ['s3.example:9000', 'https://s3.example'],
  ['s3.example', 'https://example'],
  ['10.0.0.0/8', 'http://11.1.2.3'],
  ['10.0.0.0/99', 'http://10.1.2.3'],
  ['2.3', 'http://10.1.2.3'],
  [', ,', 'https://s3.example'],
])('NO_PROXY=%s does not exempt %s', (noProxy, address) => {
  expect(proxyOf(address, { ...PROXIES, NO_PROXY: noProxy })).not.toBe('direct')
})
