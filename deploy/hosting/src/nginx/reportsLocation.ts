import { REPORT_LIMITS, REPORTS_URL } from '@crossbook/contract'
import type { Header } from '@crossbook/web-files'
import { block, quoted } from './block'
import { serviceSettings } from './httpSettings'
import { textResponse } from './textResponse'

/** Batches that one visitor may send: 50 at once, then five a second. The collector counts them too. */
export const REPORTS_LIMIT = 'limit_req_zone $visitor zone=reports:10m rate=5r/s;'

/** The server that receives reports. */
interface Collector {
  /** Its host and port, or a placeholder for them that is filled in when nginx starts. */
  address: string
  /** Whether it is asked over https, which a collector in the same network need not be. */
  isSecure: boolean
}

/** Returns the location of the collector on the site's origin. Pages work without it, because they do not wait for it. */
export function reportsLocation(headers: readonly Header[], { address, isSecure }: Collector) {
  return [
    ...block(`location = ${REPORTS_URL}`, [
      `client_max_body_size ${REPORT_LIMITS.bytes};`,
      'limit_req zone=reports burst=50 nodelay;',
      'limit_req_status 429;',
      `set $collector ${quoted(address)};`,
      `proxy_pass ${isSecure ? 'https' : 'http'}://$collector;`,
      ...serviceSettings(headers),
      'proxy_hide_header allow;',
      `proxy_set_header Host ${isSecure ? '$collector' : '$host'};`,
      'proxy_set_header X-Real-IP $remote_addr;',
      'error_page 413 = @tooLarge;',
      'error_page 429 = @tooMany;',
      'error_page 502 504 = @uncollected;',
    ]),
    ...block('location @tooLarge', textResponse('tooLarge')),
    ...block('location @tooMany', textResponse('tooMany')),
    ...block('location @uncollected', textResponse('uncollected')),
  ]
}
