import {
  type ApiReference,
  type Endpoint,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '../src/api/apiReference'
import type { ApiDescription, Operation } from './description'
import { type Grammar, highlight } from './highlight'

const GRAMMARS: Readonly<Record<SampleLanguage, Grammar>> = {
  curl: 'bash',
  javascript: 'javascript',
  python: 'python',
}

/** Builds the content of the page from an OpenAPI description, with highlighted examples. */
export function makeApiReference(description: ApiDescription): ApiReference {
  const [server] = description.servers
  if (!server) throw new Error('the description names no server')
  return {
    version: description.info.version,
    description: description.info.description,
    baseUrl: server.url,
    authentication: description.components.securitySchemes.apiKey.description,
    rateLimits: {
      authenticated: description['x-rate-limits'].authenticatedPerMinute,
      unauthenticated: description['x-rate-limits'].unauthenticatedPerMinute,
    },
    endpoints: Object.entries(description.paths).flatMap(([path, { get, post }]) => [
      ...(get ? [endpoint('GET', path, get)] : []),
      ...(post ? [endpoint('POST', path, post)] : []),
    ]),
  }
}

function endpoint(method: Endpoint['method'], path: string, operation: Operation): Endpoint {
  const samples = samplesOf(operation)
  const example = operation.responses['200']?.content?.['application/json'].example
  return {
    id: operation.operationId,
    name: operation.summary,
    method,
    path,
    description: operation.description,
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.name,
      description: parameter.description,
    })),
    ...(samples && { samples }),
    ...(example !== undefined && { response: highlight(JSON.stringify(example, null, 2), 'json') }),
  }
}

/** Requires all languages or none, because the page has a tab for each. */
function samplesOf(operation: Operation): Endpoint['samples'] {
  const given = operation['x-codeSamples']
  if (given.length === 0) return undefined
  const entries = SAMPLE_LANGUAGES.map((language) => {
    const sample = given.find(({ lang }) => lang === language)
    if (!sample) throw new Error(`${operation.operationId} has no example in ${language}`)
    return [language, highlight(sample.source.trimEnd(), GRAMMARS[language])] as const
  })
  return Object.fromEntries(entries) as Required<Endpoint>['samples']
}
