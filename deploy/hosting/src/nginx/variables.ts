/** What the configuration leaves open until nginx starts; `deploy/hosting/compose/startNginx.sh` says what each means and is. */
export type NginxVariable =
  | 'CROSSBOOK_SITE_URL'
  | 'CROSSBOOK_HOST'
  | 'CROSSBOOK_LISTEN'
  | 'CROSSBOOK_STORE'
  | 'CROSSBOOK_CHANNEL'
  | 'CROSSBOOK_CONNECT'
  | 'CROSSBOOK_AUTH'
  | 'CROSSBOOK_COLLECTOR'
  | 'CROSSBOOK_RESOLVER'
  | 'CROSSBOOK_TRUSTED_PROXY'
  | 'CROSSBOOK_RUN'

/** How a setting is written in the configuration until its value is known. */
export function open(name: NginxVariable) {
  return `\${${name}}`
}
