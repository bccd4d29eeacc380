import { securityHeaders } from '@crossbook/web-files'
import { AUTH_LIMITS, authLocations } from './authLocations'
import { block, open, quoted } from './block'
import { cohortPages } from './cohorts'
import { httpSettings } from './httpSettings'
import { fileLocations, SITE } from './fileLocations'
import { maps } from './maps'
import { REPORTS_LIMIT, reportsLocation } from './reportsLocation'
import { siteServer, wholeConfiguration } from './server'
import { textResponse } from './textResponse'

/**
 * Returns nginx's whole configuration for a site with a store, an auth service and a collector of reports. It has the headers, cache
 * rules and content types of the local site. `${CROSSBOOK_…}` are placeholders for values that are known only when nginx starts.
 */
export function nginxConfiguration() {
  const headers = securityHeaders([open('CROSSBOOK_CONNECT')])
  const [run, resolver] = [open('CROSSBOOK_RUN'), open('CROSSBOOK_RESOLVER')]
  return wholeConfiguration({
    made: 'Made by "pnpm nginx:config" from deploy/hosting/src/nginx; ${CROSSBOOK_…} are put in when nginx starts.',
    // Each response needs a dozen patterns.
    process: ['pcre_jit on;'],
    run,
    http: [
      ...httpSettings({ run, resolver, trustedProxy: open('CROSSBOOK_TRUSTED_PROXY') }),
      ...AUTH_LIMITS,
      REPORTS_LIMIT,
      '',
      ...maps(headers),
      '',
      ...siteServer({
        listen: open('CROSSBOOK_LISTEN'),
        name: open('CROSSBOOK_HOST'),
        headers,
        added: [
          ['strict-transport-security', '$strict_transport'],
          ['content-encoding', '$encoding'],
          ['last-modified', ''],
        ],
        start: [...cohortPages(SITE), `root ${quoted(`${SITE}/$place`)};`],
        lines: [
          'error_page 403 404 /_404.html;',
          'error_page 416 = @outside;',
          'error_page 503 = @unready;',
          '',
          ...fileLocations(),
          ...authLocations(headers),
          ...reportsLocation(headers, { address: open('CROSSBOOK_COLLECTOR'), isSecure: false }),
          '',
          ...block('location @noPage', ['if (!-d $document_root) { return 503; }', 'return 404;']),
          ...block('location @unready', textResponse('unready')),
        ],
      }),
    ],
  })
}
