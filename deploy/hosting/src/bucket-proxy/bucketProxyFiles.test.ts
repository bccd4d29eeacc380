/** @jest-environment node */
import { channelName } from '@crossbook/store'
import { type BucketProxyRequest, bucketProxyFiles } from './bucketProxyFiles'

const REQUEST: BucketProxyRequest = {
  channel: channelName('production'),
  acceptsMixes: true,
  url: new URL('https://crossbook.example'),
  store: 's3://releases/crossbook?region=eu-central-1',
  connect: ['https://abc.supabase.co'],
  readers: ['192.0.2.7/32'],
  endpoint: new URL('https://s3.example'),
  listen: '8080',
  resolver: '127.0.0.11',
  trustedProxy: '192.0.2.8',
}

const filesFor = () => {
  const files = bucketProxyFiles(REQUEST)
  if (!files.ok) throw new Error(files.problem)
  return files.value
}

it('opens the bucket to nginx alone, and only the served files', () => {
  expect([...filesFor().keys()]).toEqual(['nginx.conf', 'bucket-policy.json'])
  expect(JSON.parse(filesFor().get('bucket-policy.json') ?? '')).toMatchObject({
    Statement: [
      {
        Action: ['s3:GetObject'],
        Resource: ['sites/production', 'listings/production', 'mixes/production'].map(
          (folder) => `arn:aws:s3:::releases/crossbook/${folder}/*`,
        ),
        Condition: { IpAddress: { 'aws:SourceIp': ['192.0.2.7/32'] } },
      },
    ],
  })
})

it('takes one address of a proxy to trust, and no name or network', () => {
  for (const trustedProxy of ['0.0.0.0', '::', '0.0.0.0/0', '10.0.0.0/8', 'proxy', '', '192.0.2.8;'])
    expect([trustedProxy, bucketProxyFiles({ ...REQUEST, trustedProxy })]).toEqual([
      trustedProxy,
      { ok: false, problem: expect.stringContaining(`--trusted-proxy is "${trustedProxy}": write the one`) },
    ])
  expect(filesFor().get('nginx.conf')).toContain('set_real_ip_from 192.0.2.8;')
})

it('checks who nginx asks, where the bucket is elsewhere', () => {
  const secure = filesFor().get('nginx.conf') ?? ''
  expect(secure).toContain('proxy_pass https://$bucket$object;')
  expect(secure).toContain('proxy_ssl_verify on;')
  expect(secure).toContain('add_header strict-transport-security "max-age=63072000" always;')
})

it('names missing settings', () => {
  expect(bucketProxyFiles({ ...REQUEST, store: '.crossbook/store' })).toEqual({
    ok: false,
    problem: '".crossbook/store" is not a bucket: write --store s3://bucket/prefix.',
  })
  expect(bucketProxyFiles({ ...REQUEST, readers: [] })).toMatchObject({
    problem: expect.stringContaining('name the addresses of nginx (--reader 192.0.2.7/32)') as string,
  })
})
