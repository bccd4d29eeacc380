import { webcrypto } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import * as v from 'valibot'
import { clientOf } from './s3Clients'
import type { S3Server } from './s3Server'

const valueSchema = v.object({ value: v.string() })
const saidSchema = v.object({
  statusCode: v.number(),
  headers: v.record(v.string(), valueSchema),
  body: v.optional(v.object({ data: v.string() })),
})
const viewedSchema = v.object({
  uri: v.string(),
  cookies: v.optional(v.record(v.string(), valueSchema), {}),
  headers: v.record(v.string(), valueSchema),
})
const linesSchema = v.record(v.string(), v.array(valueSchema))
const askedSchema = v.object({ uri: v.string(), headers: linesSchema })
const madeSchema = v.object({ status: v.string(), headers: linesSchema })
const behaviourSchema = v.object({
  TargetOriginId: v.string(),
  ResponseHeadersPolicyId: v.string(),
  CachePolicyId: v.string(),
  LambdaFunctionAssociations: v.optional(v.array(v.object({ EventType: v.string() })), []),
})
const distributionSchema = v.object({
  Origins: v.array(v.object({ Id: v.string(), OriginPath: v.string() })),
  DefaultCacheBehavior: behaviourSchema,
  CacheBehaviors: v.array(v.object({ PathPattern: v.string(), ...behaviourSchema.entries })),
  CustomErrorResponses: v.array(v.object({ ErrorCode: v.number(), ResponsePagePath: v.string() })),
})

type Asked = { method?: string; headers?: Readonly<Record<string, string>> }
type Handler = (event: object) => unknown

/**
 * CloudFront with the files of a distribution before the objects of a server of our own, as far as the files decide what it answers:
 * which behaviour, what its functions make of the request and the answer, what of the cookies is passed on, and its headers.
 * It keeps nothing; what goes to the collector of reports is said in the answer's place.
 */
export function cloudFrontBefore(server: S3Server, files: ReadonlyMap<string, string>, host: string) {
  const text = (file: string) => files.get(file) ?? ''
  const distribution = v.parse(distributionSchema, JSON.parse(text('distribution.json')))
  const onViewer = handlerOf(`${text('viewer-request.js')}\nhandler`, {})
  const onOrigin = handlerOf(asScript(text('rollouts.mjs')), amazons(server))

  return async (address: string, { method = 'GET', headers = {} }: Asked = {}) => {
    const url = new URL(address, `https://${host}`)
    const behaviour =
      distribution.CacheBehaviors.find(({ PathPattern }) =>
        PathPattern.endsWith('*')
          ? url.pathname.startsWith(PathPattern.slice(0, -1))
          : url.pathname === PathPattern,
      ) ?? distribution.DefaultCacheBehavior
    const isFile = behaviour.ResponseHeadersPolicyId.includes('files')
    const policy = headersIn(text(isFile ? 'files-headers.json' : 'pages-headers.json'))
    const answer = (status: number, body: string, own: Readonly<Record<string, string>>, form = '') => ({
      ...{ status, body, form, policy, headers: { ...own, ...Object.fromEntries(policy) } },
    })

    const { cookie = '', ...others } = headers
    const viewed = await onViewer({
      viewer: { ip: '192.0.2.7' },
      request: {
        ...{ method, uri: url.pathname, querystring: valued([...url.searchParams]) },
        headers: valued(Object.entries({ host, ...others })),
        cookies: valued(
          cookie
            .split('; ')
            .filter(Boolean)
            .map((one) => one.split('=', 2) as [string, string]),
        ),
      },
    })
    const said = v.safeParse(saidSchema, viewed)
    if (said.success) {
      const { statusCode, body, headers: own } = said.output
      return answer(statusCode, body?.data ?? '', Object.fromEntries(pairs(own)))
    }

    const { uri, cookies, headers: passedOn } = v.parse(viewedSchema, viewed)
    const isCollected = behaviour.TargetOriginId === 'collector'
    if (isCollected)
      return answer(204, `${method} ${uri} for ${passedOn['x-real-ip']?.value ?? 'nobody'}`, {})
    const isPassedOn = behaviour.CachePolicyId.includes('pages-cache')
    const passed = isPassedOn ? pairs(cookies).map(([name, value]) => `${name}=${value}`) : []
    let request = { uri, headers: passed.length > 0 ? lines([['cookie', passed.join('; ')]]) : {} }
    const isWatched = behaviour.LambdaFunctionAssociations.length > 0
    if (isWatched) {
      const asked = await onOrigin(lambdaEvent('origin-request', { request }))
      const made = v.safeParse(madeSchema, asked)
      if (made.success) return answer(Number(made.output.status), '', unlined(made.output.headers))
      request = v.parse(askedSchema, asked)
    }
    const folder = distribution.Origins.find(({ Id }) => Id === behaviour.TargetOriginId)?.OriginPath ?? ''
    const object = server.objects.get(`${folder}${request.uri}`.slice(1))
    const error = distribution.CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === 403)
    if (!object) {
      const site = distribution.Origins.find(({ Id }) => Id === 'site')?.OriginPath ?? ''
      const page = server.objects.get(`${site}${error?.ResponsePagePath ?? ''}`.slice(1))
      return answer(404, page?.bytes.toString() ?? '', {})
    }
    let response = { status: '200', headers: lines(Object.entries(object.headers)) }
    if (isWatched)
      response = v.parse(madeSchema, await onOrigin(lambdaEvent('origin-response', { request, response })))
    return answer(
      200,
      object.bytes.toString(),
      unlined(response.headers),
      /\.(?:br|gz)$/.exec(request.uri)?.[0],
    )
  }
}

/** Amazon's module as the function's Node has it, with a client that asks the server. */
function amazons(server: S3Server) {
  const client = clientOf(server)
  class S3Client {
    send = (command: HeadObjectCommand) => client.send(command)
  }
  return { HeadObjectCommand, S3Client }
}

/** A module with one import and one exported handler as a script. */
function asScript(module: string) {
  return `${module.replace(/^import .*$/m, '').replace('export async function handler', 'async function handler')}\nhandler`
}

function handlerOf(code: string, given: object): Handler {
  const handler: unknown = runInNewContext(code, { ...given, console, crypto: webcrypto, Date, Math })
  if (typeof handler !== 'function') throw new Error('There is no function to call')
  return (event) => Reflect.apply(handler, undefined, [event]) as unknown
}

function lambdaEvent(eventType: string, what: object) {
  return { Records: [{ cf: { config: { eventType }, ...what } }] }
}

const valued = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, { value }]))
const pairs = (values: Readonly<Record<string, { value: string }>>) =>
  Object.entries(values).map(([name, { value }]) => [name, value] as const)
const lines = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, [{ value }]]))
const unlined = (headers: v.InferOutput<typeof linesSchema>) =>
  Object.fromEntries(Object.entries(headers).map(([name, [first]]) => [name, first?.value ?? '']))

/** What a response headers policy makes Amazon send. */
function headersIn(policy: string) {
  const { SecurityHeadersConfig: own, CustomHeadersConfig } = v.parse(
    v.object({
      SecurityHeadersConfig: v.object({
        ContentSecurityPolicy: v.object({ ContentSecurityPolicy: v.string() }),
        ContentTypeOptions: v.object({ Override: v.literal(true) }),
        FrameOptions: v.object({ FrameOption: v.string() }),
        ReferrerPolicy: v.object({ ReferrerPolicy: v.string() }),
        StrictTransportSecurity: v.object({ AccessControlMaxAgeSec: v.number() }),
      }),
      CustomHeadersConfig: v.object({
        Quantity: v.number(),
        Items: v.array(v.object({ Header: v.string(), Value: v.string() })),
      }),
    }),
    JSON.parse(policy),
  )
  if (CustomHeadersConfig.Items.length !== CustomHeadersConfig.Quantity)
    throw new Error('The policy has another number of headers than it says')
  return new Map([
    ['content-security-policy', own.ContentSecurityPolicy.ContentSecurityPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', own.FrameOptions.FrameOption],
    ['referrer-policy', own.ReferrerPolicy.ReferrerPolicy],
    ['strict-transport-security', `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ...CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value] as const),
  ])
}
