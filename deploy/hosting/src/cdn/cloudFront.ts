import path from 'node:path'
import { BUILDS_URL, type ChannelName, PRERENDERS_URL, REPORTS_URL } from '@crossbook/contract'
import { LAYOUT } from '@crossbook/store'
import {
  COHORT_COOKIE,
  FILE_POLICY,
  type Header,
  NOT_FOUND_FILE,
  securityHeaders,
} from '@crossbook/web-files'
import { headersPolicy } from './headersPolicy'
import { rolloutsAtEdge, rolloutsRole } from './rolloutsAtEdge'
import { type CdnSite, viewerRequest } from './viewerRequest'

/** A channel of a store in a bucket, and how browsers reach its site. */
export interface CdnChannel extends CdnSite {
  channel: ChannelName
  bucket: string
  /** Where the bucket is, as Amazon calls it: `eu-central-1`. */
  region: string
  /** Folder of the store in the bucket; empty where it is the whole bucket. */
  prefix: string
  /** Origins besides the site's own that its pages talk to: the auth service's. */
  connect: readonly string[]
}

const POLICY = 'content-security-policy'
const VARY: Header = ['vary', 'accept-encoding']
const YEAR_SECONDS = 31_536_000

/**
 * The settings of a CloudFront distribution in front of a store's bucket, by file name, from the source of the local site's
 * headers and of nginx: what they say is what the local site does. Ids that Amazon gives stand as `<id of …>`.
 */
export function cloudFrontFiles(site: CdnChannel): ReadonlyMap<string, string> {
  const { channel, connect, acceptsMixes } = site
  const name = (what: string) => `crossbook-${channel}-${what}`
  const headers = securityHeaders(connect, { isSecure: true })
  const pages = headersPolicy(name('pages'), 'Pages of the site', [...headers, VARY])
  const files = headersPolicy(name('files'), 'Files of builds: opened as documents they run nothing', [
    ...headers.filter(([header]) => header !== POLICY),
    [POLICY, FILE_POLICY],
    VARY,
  ])
  return new Map([
    ['viewer-request.js', viewerRequest(site)],
    ['pages-headers.json', json(pages)],
    ['files-headers.json', json(files)],
    ['cache-policy.json', json(cachePolicy(name('cache')))],
    ['pages-cache-policy.json', json(cachePolicy(name('pages-cache'), COHORT_COOKIE))],
    ['rollouts.mjs', rolloutsAtEdge(site)],
    ['rollouts-role.json', json(rolloutsRole(site))],
    ['distribution.json', json(distribution(site, name, acceptsMixes))],
  ])
}

/**
 * Objects say themselves how long they are kept; what compressed form was asked for stands in the name already. With a cookie there is
 * a copy for each of its values.
 */
function cachePolicy(Name: string, cookie?: string) {
  return {
    Name,
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: YEAR_SECONDS,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingGzip: false,
      EnableAcceptEncodingBrotli: false,
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig:
        cookie === undefined
          ? { CookieBehavior: 'none' }
          : { CookieBehavior: 'whitelist', Cookies: { Quantity: 1, Items: [cookie] } },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  }
}

/** What of a DistributionConfig is the site's. */
function distribution(
  { channel, prefix, collector }: CdnChannel,
  name: (what: string) => string,
  acceptsMixes: boolean,
) {
  const origin = (Id: string, folder: string) => ({
    Id,
    OriginPath: `/${[...prefix.split('/'), folder].filter((part) => part !== '').join('/')}`,
  })
  const behaviour = (TargetOriginId: string, headers: 'pages' | 'files') => ({
    TargetOriginId,
    ViewerProtocolPolicy: 'redirect-to-https',
    // The function answers the methods that are not: CloudFront's own answer would not be the site's.
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
    Compress: false,
    CachePolicyId: `<id of ${name('cache')}>`,
    ResponseHeadersPolicyId: `<id of ${name(headers)}>`,
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: `<id of ${name('viewer-request')}>` }],
  })
  const notFound = {
    ResponseCode: '404',
    ResponsePagePath: `/pages/${NOT_FOUND_FILE}`,
    ErrorCachingMinTTL: 0,
  }
  return {
    Origins: [
      origin('site', LAYOUT.site(channel)),
      ...(acceptsMixes
        ? [
            origin('versions', path.posix.dirname(LAYOUT.versions(channel))),
            origin('mixes', LAYOUT.mixes(channel)),
          ]
        : []),
      ...(collector ? [{ Id: 'collector', DomainName: collector.hostname, OriginPath: '' }] : []),
    ],
    DefaultCacheBehavior: {
      ...behaviour('site', 'pages'),
      CachePolicyId: `<id of ${name('pages-cache')}>`,
      LambdaFunctionAssociations: ['origin-request', 'origin-response'].map((EventType) => ({
        EventType,
        LambdaFunctionARN: `<arn of a version of ${name('rollouts')}>`,
      })),
    },
    CacheBehaviors: [
      { PathPattern: `${BUILDS_URL}/*`, ...behaviour('site', 'files') },
      { PathPattern: `${PRERENDERS_URL}/*`, ...behaviour('site', 'files') },
      ...(acceptsMixes
        ? [
            { PathPattern: '/versions.json', ...behaviour('versions', 'pages') },
            { PathPattern: '/mixes/*', ...behaviour('mixes', 'pages') },
          ]
        : []),
      ...(collector ? [reports(behaviour('collector', 'pages'))] : []),
    ],
    // A bucket that may not be listed says 403 of what it does not have.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({ ErrorCode, ...notFound })),
  }
}

/** What hands reports on: nothing is kept, and all that the visitor sent is passed on but the site's name. */
function reports(behaviour: object) {
  return {
    PathPattern: REPORTS_URL,
    ...behaviour,
    // Of Amazon's own policies: CachingDisabled, AllViewerExceptHostHeader.
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
  }
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}
