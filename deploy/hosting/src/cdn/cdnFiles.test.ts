/** @jest-environment node */
import { channelName } from '@crossbook/store'
import { CDN_KINDS, type CdnRequest, cdnFiles } from './cdnFiles'

const REQUEST: CdnRequest = {
  channel: channelName('production'),
  acceptsMixes: true,
  url: new URL('https://crossbook.example'),
  store: 's3://releases/crossbook?region=eu-central-1',
  connect: ['https://abc.supabase.co'],
  readers: ['192.0.2.7/32'],
  endpoint: new URL('https://s3.example'),
  listen: '8080',
  resolver: '127.0.0.11',
}

const filesFor = (kind: (typeof CDN_KINDS)[number], overrides: Partial<CdnRequest> = {}) => {
  const files = cdnFiles(kind, { ...REQUEST, ...overrides })
  if (!files.ok) throw new Error(files.problem)
  return files.value
}

it('gives each CDN the files that it takes', () => {
  expect(CDN_KINDS.map((kind) => [kind, [...filesFor(kind).keys()]])).toEqual([
    [
      'cloudfront',
      [
        ...['viewer-request.js', 'pages-headers.json', 'files-headers.json', 'cache-policy.json'],
        ...['pages-cache-policy.json', 'rollouts.mjs', 'rollouts-role.json'],
        ...['distribution.json', 'bucket-policy.json'],
      ],
    ],
    ['cloudflare', ['worker.js', 'wrangler.json']],
    ['nginx', ['nginx.conf', 'bucket-policy.json']],
  ])
})

it.each([
  ['cloudfront', { StringEquals: { 'AWS:SourceArn': '192.0.2.7/32' } }],
  ['nginx', { IpAddress: { 'aws:SourceIp': ['192.0.2.7/32'] } }],
] as const)('opens the bucket to %s alone, and to it only what the site serves', (kind, condition) => {
  expect(JSON.parse(filesFor(kind).get('bucket-policy.json') ?? '')).toMatchObject({
    Statement: [
      {
        Action: ['s3:GetObject'],
        Resource: ['sites/production', 'listings/production', 'mixes/production'].map(
          (folder) => `arn:aws:s3:::releases/crossbook/${folder}/*`,
        ),
        Condition: condition,
      },
    ],
  })
})

it('checks who nginx asks, where the bucket is elsewhere', () => {
  const secure = filesFor('nginx').get('nginx.conf') ?? ''
  expect(secure).toContain('proxy_pass https://$bucket$object;')
  expect(secure).toContain('proxy_ssl_verify on;')
  expect(secure).toContain('add_header strict-transport-security "max-age=63072000" always;')
})

it('says what is missing', () => {
  expect(cdnFiles('cloudfront', { ...REQUEST, store: '.crossbook/store' })).toEqual({
    ok: false,
    problem:
      'A CDN stands before a bucket, and ".crossbook/store" is none: write --store s3://bucket/prefix.',
  })
  expect(cdnFiles('cloudfront', { ...REQUEST, store: 's3://releases/crossbook' })).toMatchObject({
    problem: expect.stringContaining('write --store s3://bucket/prefix?region=eu-central-1') as string,
  })
  expect(cdnFiles('nginx', { ...REQUEST, readers: [] })).toMatchObject({
    problem: expect.stringContaining('from which addresses nginx comes (--reader 192.0.2.7/32)') as string,
  })
})
