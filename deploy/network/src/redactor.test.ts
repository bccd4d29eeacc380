/** @jest-environment node */
import { redactor } from './redactor'

const SIGNATURE = 'f'.repeat(64)

it.each([
  ['s3://b?endpoint=https://user:password@host', 's3://b?endpoint=https://***@host'],
  ['s3://b?endpoint=https%3A%2F%2Fuser%3Apassword%40host', 's3://b?endpoint=https%3A%2F%2F***@host'],
  ['https://token@host/path', 'https://***@host/path'],
  ['s3:/user:password@host', 's3:/***@host'],
  ['https://user:p@ss@host', 'https://***@host'],
  ['https://user:pa/ss@host', 'https://***@host'],
  [`GET /x?X-Amz-Signature=${SIGNATURE}&a=1`, 'GET /x?X-Amz-Signature=***&a=1'],
  ['x-amz-security-token: FwoGZXIvYXdzEJr//abc=', 'x-amz-security-token: ***'],
  ['<X-Amz-Security-Token>FwoGZX</X-Amz-Security-Token>', '<X-Amz-Security-Token>***</X-Amz-Security-Token>'],
  [`authorization: AWS4-HMAC-SHA256 Credential=A/1, Signature=${SIGNATURE}`, 'authorization: ***'],
  [`AWS4-HMAC-SHA256 Credential=A/1, SignedHeaders=host, Signature=${SIGNATURE}`, '***'],
  ['{"Authorization":"Bearer abc.def"}', '{"Authorization":"***"}'],
  ['Proxy-Authorization: Basic YTpi', 'Proxy-Authorization: ***'],
])('%s is printed as %s', (text, expected) => {
  expect(redactor({})(text)).toBe(expected)
})

it.each([
  'http://localhost:3000/?mix=wallet@1.1.0',
  'http://[::1]:3000/?mix=wallet@1.1.0',
  'Crossbook is at http://localhost:4173, and wallet@1.0.0 is built',
  'https://registry.example/@crossbook/ui',
  'https://site.example/search?q=a@b',
  'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN)',
  'authorization: ask your administrators',
  'Basic authentication',
])('%s has no secret', (text) => {
  expect(redactor({})(text)).toBe(text)
})

it.each([
  ['AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG', 'wJalrXUtnFEMI/K7MDENG'],
  ['AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG', 'wJalrXUtnFEMI%2FK7MDENG'],
  ['AWS_SESSION_TOKEN', 'FwoGZXIvYXdzEJr', 'FwoGZXIvYXdzEJr'],
  ['CROSSBOOK_HOOK_URL', 'https://chat.example/a-secret', 'https://chat.example/a-secret'],
  ['CROSSBOOK_HOOK_SECRET', 'whsec_abcdefgh', 'whsec_abcdefgh'],
  ['CROSSBOOK_SIGNING_KEY', '{"x":"public","d":"private-half"}', 'private-half'],
  [
    'CROSSBOOK_SIGNING_KEY',
    '{"x":"public","d":"private-half"}',
    String.raw`{\"x\":\"public\",\"d\":\"private-half\"}`,
  ],
  ['HTTPS_PROXY', 'http://ada:p%40ssword@proxy:1', 'p@ssword'],
  ['HTTPS_PROXY', 'http://ada:p%40ssword@proxy:1', 'p%40ssword'],
  ['https_proxy', 'ada:password@proxy:1', Buffer.from('ada:password').toString('base64')],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=abcdefgh,other=1', 'abcdefgh'],
  ['GITHUB_TOKEN', 'ghs_abcdefgh', 'ghs_abcdefgh'],
])('the value of %s (%s) is printed nowhere as %s', (name, value, form) => {
  expect(redactor({ [name]: value })(`before ${form} after`)).toBe('before *** after')
})

it('leaves short values and public ones', () => {
  const environment = {
    AWS_SECRET_ACCESS_KEY: 'test',
    SUPABASE_ANON_KEY: 'a-public-key',
    HTTPS_PROXY: 'http://proxy.example:3128',
  }
  const text = 'test a-public-key http://proxy.example:3128 proxy.example'
  expect(redactor(environment)(text)).toBe(text)
})

it('leaves JSON whole', () => {
  const document = {
    message: 'Authorization: Bearer "abc\\"\nAWS4-HMAC-SHA256 Credential=x"y',
    url: 'https://a:b@c"',
  }
  const printed = redactor({ AWS_SESSION_TOKEN: 'quote"and\\slash' })(
    JSON.stringify({ ...document, token: 'quote"and\\slash' }),
  )
  expect(JSON.parse(printed)).toMatchObject({ token: '***' })
})
