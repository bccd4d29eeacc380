import { type ChannelName, STAFF_URL } from '@crossbook/contract'
import { LAYOUT, STAGE_METADATA } from '@crossbook/store'
import { CACHE_CONTROL, SHOWN_RELEASE_FILE } from '@crossbook/web-files'
import { stageScript } from './stageScript'

/** Where the object is that says the stage of a channel's rollout. */
export interface StageInBucket {
  channel: ChannelName
  bucket: string
  region: string
  /** Folder of the store in the bucket; empty where it is the whole bucket. */
  prefix: string
}

/**
 * A Lambda@Edge function for what CloudFront asks the bucket for pages, and for what the bucket answers: while a rollout runs, it asks for
 * the next release's where the visitor's cohort is in the stage, gives the cohort as a cookie, and says that the answer is his alone.
 * Needs no layer: Amazon's Node has the client of S3.
 */
export function rolloutsAtEdge(place: StageInBucket) {
  return `// Made by "pnpm cdn:config" from deploy/hosting/src/cdn: a Lambda@Edge function (nodejs22.x) for origin requests and origin responses.
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'

const client = new S3Client({ region: ${JSON.stringify(place.region)} })
// From an origin request to its response; the bucket overlooks it.
const GIVEN = 'x-given-cookie'
const PAGES = '/pages/'
const NEXT_PAGES = '/next/'
${stageScript({ isSecure: true })}
export async function handler(event) {
  const { config, request, response } = event.Records[0].cf
  return config.eventType === 'origin-request' ? asked(request) : answered(request, response)
}

async function asked(request) {
  const stage = await learnStage(askBucket)
  const cookies = (request.headers.cookie || []).map((one) => one.value).join('; ')
  const cohort = cohortIn(cookies)
  if (request.uri === ${JSON.stringify(STAFF_URL)}) return isOfStaff(cohort, stage) ? letIn(cohort) : at(request, '/pages/_none')
  const visitor = visitorOf(cookies, stage)
  const isRelease = request.uri.startsWith(PAGES + ${JSON.stringify(SHOWN_RELEASE_FILE)})
  if (!visitor.isOfRollout || !(isRelease || request.uri.includes('.html'))) return request
  // Whose cohort was drawn a moment ago cannot be told from who has it for long: it is given to both.
  const given = isRelease || isOfStaff(cohort, stage) ? 'none' : visitor.cookie || cookieFor(cohort)
  request.headers[GIVEN] = [{ key: GIVEN, value: given }]
  return visitor.isNext ? at(request, NEXT_PAGES + request.uri.slice(PAGES.length)) : request
}

function answered(request, response) {
  const [given] = request.headers[GIVEN] || []
  if (!given) return response
  response.headers['cache-control'] = [{ key: 'cache-control', value: ${JSON.stringify(CACHE_CONTROL.ofVisitor)} }]
  if (given.value !== 'none') response.headers['set-cookie'] = [{ key: 'set-cookie', value: given.value }]
  return response
}

function at(request, uri) {
  request.uri = uri
  return request
}

function letIn(token) {
  const headers = { location: '/', 'set-cookie': staffCookie(token), 'cache-control': ${JSON.stringify(CACHE_CONTROL.never)} }
  return {
    status: '303',
    statusDescription: 'See Other',
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, [{ key, value }]])),
  }
}

async function askBucket() {
  try {
    const found = await client.send(new HeadObjectCommand(${JSON.stringify({ Bucket: place.bucket, Key: stageKey(place) })}))
    return found.Metadata && found.Metadata[${JSON.stringify(STAGE_METADATA)}]
  } catch (error) {
    if (error.name === 'NotFound' || (error.$metadata && error.$metadata.httpStatusCode === 404)) return ''
    console.error('The stage of a rollout cannot be learned: ' + error)
    throw error
  }
}
`
}

/** What the function's role may, and who takes it. May it not list, Amazon would say 403 of a stage that is not there. */
export function rolloutsRole(place: StageInBucket) {
  const bucket = `arn:aws:s3:::${place.bucket}`
  const allow = (Sid: string, Action: string, Resource: string) => ({
    Sid,
    Effect: 'Allow',
    Action: [Action],
    Resource: [Resource],
  })
  return {
    AssumeRolePolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: ['lambda.amazonaws.com', 'edgelambda.amazonaws.com'] },
          Action: 'sts:AssumeRole',
        },
      ],
    },
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        allow('List', 's3:ListBucket', bucket),
        allow('ReadStage', 's3:GetObject', `${bucket}/${stageKey(place)}`),
      ],
    },
  }
}

function stageKey({ channel, prefix }: StageInBucket) {
  return [prefix, LAYOUT.siteStage(channel)].filter((part) => part !== '').join('/')
}
