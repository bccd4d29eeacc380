import type { HighlightedCode } from './highlightedCode'

/** Languages of the code examples, in the order of their tabs. */
export const SAMPLE_LANGUAGES = Object.freeze(['curl', 'javascript', 'python'] as const)

/** One language of the code examples. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** What the page says about the API; made from `openapi/openapi.yaml` and never by hand. */
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
  /** Code that calls it, where there is an example. */
  samples?: Readonly<Record<SampleLanguage, HighlightedCode>>
  /** What it answers, where there is an example. */
  response?: HighlightedCode
}
