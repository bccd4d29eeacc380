import type { AddressForm } from '@crossbook/ui'
import { type Endpoint, SAMPLE_LANGUAGES, type SampleLanguage } from './apiReference'

/** The shown endpoint and language. */
export interface ApiView {
  /** Id of an endpoint. */
  endpoint: string
  language: SampleLanguage
}

const DEFAULT_LANGUAGE: SampleLanguage = 'curl'

/** The view in the address: `?endpoint=portfolio&lang=python`, without defaults, which are the first of each. */
export function apiViewAddress(endpoints: readonly Endpoint[]): AddressForm<ApiView> {
  const ids = endpoints.map(({ id }) => id)
  const first = ids[0] ?? ''
  return {
    read: (params) => ({
      endpoint: ids.find((id) => id === params.get('endpoint')) ?? first,
      language: SAMPLE_LANGUAGES.find((language) => language === params.get('lang')) ?? DEFAULT_LANGUAGE,
    }),
    write: ({ endpoint, language }) => ({
      endpoint: endpoint === first ? null : endpoint,
      lang: language === DEFAULT_LANGUAGE ? null : language,
    }),
  }
}
