/** Variables that are filled in when nginx starts; `deploy/hosting/compose/startNginx.sh` explains each. */
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

/** The placeholder of a variable in the configuration. */
export function open(name: NginxVariable) {
  return `\${${name}}`
}
