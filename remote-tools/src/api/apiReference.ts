import type { HighlightedCode } from './highlightedCode'

/** Languages of the code examples, in the order of their tabs. */
export const SAMPLE_LANGUAGES = Object.freeze(['curl', 'javascript', 'python'] as const)

/** One language of the code examples. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** The content of the reference, generated from `openapi/openapi.yaml`. Do not edit it by hand. */
export interface ApiReference {
  version: string
  description: string
  baseUrl: string
  authentication: string
  /** Requests a minute. */
  rateLimits: { authenticated: number; unauthenticated: number }
  endpoints: readonly Endpoint[]
}

/** One endpoint of the API. */
export interface Endpoint {
  id: string
  name: string
  method: 'GET' | 'POST'
  path: string
  description: string
  parameters: readonly { name: string; description: string }[]
  /** Example code for a request, where there is one. */
  samples?: Readonly<Record<SampleLanguage, HighlightedCode>>
  /** An example response, where there is one. */
  response?: HighlightedCode
}
