/** The status of the API. */
export interface ApiStatus {
  state: 'Operational'
  responseTimeMs: number
  uptimePercent: number
}

const STATUS: ApiStatus = Object.freeze({ state: 'Operational', responseTimeMs: 45, uptimePercent: 99.9 })

/** The state as of the sample instant. */
export function apiStatus(): ApiStatus {
  return STATUS
}
