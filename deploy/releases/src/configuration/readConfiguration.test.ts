/** @jest-environment node */
import type { Environment } from '@crossbook/store'
import { readConfiguration } from './readConfiguration'

const ANON_KEY = 'sb_publishable_0123456789abcdef'
const HOSTED = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: ANON_KEY }
const jwt = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`

function problem(environment: Environment) {
  const read = readConfiguration(environment)
  return read.ok ? 'accepted' : read.problem
}

it('needs nothing: the built-in sign-in on localhost:3000 without confirmations', () => {
  expect(readConfiguration({})).toEqual({
    ok: true,
    value: {
      host: 'localhost',
      port: 3000,
      siteUrl: undefined,
      auth: { kind: 'embedded', confirmEmails: false },
    },
  })
  expect(readConfiguration({ PORT: '', SUPABASE_URL: ' ' })).toEqual(readConfiguration({}))
})

it('takes a port and confirmations', () => {
  expect(readConfiguration({ PORT: '8080', CONFIRM_EMAILS: 'true' })).toMatchObject({
    ok: true,
    value: { port: 8080, auth: { kind: 'embedded', confirmEmails: true } },
  })
})

it('takes a Supabase project', () => {
  expect(
    readConfiguration({ SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_ANON_KEY: ANON_KEY }),
  ).toMatchObject({
    value: { auth: { kind: 'hosted', origin: 'https://abc.supabase.co', anonKey: ANON_KEY } },
  })
  expect(problem({ SUPABASE_URL: 'http://localhost:54321', SUPABASE_ANON_KEY: jwt('anon') })).toBe('accepted')
})

it('takes an address that others reach where a Supabase project signs them in', () => {
  expect(problem({ HOST: '0.0.0.0', SITE_URL: 'https://crossbook.example', ...HOSTED })).toBe('accepted')
})

it('takes the machine’s own names for the built-in sign-in', () => {
  expect(problem({ HOST: '::1', SITE_URL: 'http://127.0.0.1:4000' })).toBe('accepted')
})

it('takes an address for fault reports', () => {
  expect(readConfiguration({ FAULT_URL: 'https://faults.example/crossbook?key=1' })).toMatchObject({
    ok: true,
    value: { faultUrl: 'https://faults.example/crossbook?key=1' },
  })
})

it.each([
  'faults.example',
  'javascript:alert(1)',
  'https://user:pass@faults.example',
  'https://faults.example/#x',
])('refuses %s as an address for fault reports', (address) => {
  expect(problem({ FAULT_URL: address })).toBe(
    `FAULT_URL is "${address}": set it to an address that takes fault reports as POST, such as https://faults.example/crossbook, or leave it out.`,
  )
})

it('takes an OpenTelemetry collector’s address by the name that all programs have for it', () => {
  expect(readConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' })).toMatchObject({
    ok: true,
    value: { otlpUrl: 'http://localhost:4318' },
  })
})

it.each(['localhost:4318', 'grpc://localhost:4317', 'https://collector.example/?key=1'])(
  'refuses %s as an OpenTelemetry collector’s address',
  (address) => {
    expect(problem({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toBe(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${address}": set it to an OpenTelemetry collector that takes OTLP over HTTP, such as http://localhost:4318, or leave it out.`,
    )
  },
)

it.each([
  [{ PORT: 'http' }, 'PORT is "http": set it to a number up to 65535, or leave it out for 3000.'],
  [{ PORT: '70000' }, 'PORT is "70000": set it to a number up to 65535, or leave it out for 3000.'],
  [{ CONFIRM_EMAILS: 'yes' }, 'CONFIRM_EMAILS is "yes": set it to true or false.'],
  [
    { SUPABASE_URL: 'https://abc.supabase.co' },
    "SUPABASE_URL is set but SUPABASE_ANON_KEY is not: set SUPABASE_ANON_KEY to the project's public key, or unset both to use the built-in sign-in.",
  ],
  [
    { SUPABASE_ANON_KEY: ANON_KEY },
    'SUPABASE_ANON_KEY is set but SUPABASE_URL is not: set SUPABASE_URL to your project, such as https://abc.supabase.co, or unset both to use the built-in sign-in.',
  ],
  [
    { SUPABASE_URL: 'abc.supabase.co', SUPABASE_ANON_KEY: ANON_KEY },
    'SUPABASE_URL is "abc.supabase.co": set it to your project\'s address, such as https://abc.supabase.co.',
  ],
  [
    { SUPABASE_URL: 'http://abc.supabase.co', SUPABASE_ANON_KEY: ANON_KEY },
    'SUPABASE_URL is "http://abc.supabase.co": passwords would travel in the clear; set it to an https address.',
  ],
  [
    { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: ANON_KEY, CONFIRM_EMAILS: 'true' },
    'CONFIRM_EMAILS is for the built-in sign-in only: unset it, and choose confirmations in the settings of your Supabase project.',
  ],
  ...[
    [{ HOST: '0.0.0.0', SITE_URL: 'http://crossbook.example' }, 'HOST is "0.0.0.0"'],
    [{ HOST: '192.168.0.7', SITE_URL: 'http://localhost:3000' }, 'HOST is "192.168.0.7"'],
    [{ HOST: '::', SITE_URL: 'http://localhost:3000' }, 'HOST is "::"'],
    [{ SITE_URL: 'https://crossbook.example' }, 'SITE_URL is "https://crossbook.example"'],
    [{ SITE_URL: 'http://localhost.crossbook.example' }, 'SITE_URL is "http://localhost.crossbook.example"'],
  ].map(
    ([environment, set]) =>
      [
        environment,
        `${String(set)}, but the built-in sign-in is for this machine alone: leave HOST and SITE_URL out, or serve others with docker compose (pnpm compose:env) or with a Supabase project (SUPABASE_URL and SUPABASE_ANON_KEY).`,
      ] as [Environment, string],
  ),
  [
    { HOST: '0.0.0.0', ...HOSTED },
    'HOST is "0.0.0.0", which opens the site to other machines: also set SITE_URL to the address they use, such as http://crossbook.example:3000.',
  ],
  [
    { SITE_URL: 'https://crossbook.example/shop' },
    'SITE_URL is "https://crossbook.example/shop": set it to an address without a path such as https://crossbook.example.',
  ],
])('refuses %j in one sentence', (environment, sentence) => {
  expect(problem(environment)).toBe(sentence)
})

it.each(['short', 'sb_secret_0123456789abcdefghij', jwt('service_role')])('refuses the key %s', (key) => {
  expect(problem({ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: key })).toMatch(
    /^SUPABASE_ANON_KEY is not a public key: set it to the project's anon or publishable key/,
  )
})
