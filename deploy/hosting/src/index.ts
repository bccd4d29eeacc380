export { nginxConfiguration } from './nginx/nginxConfiguration'
export type { NginxVariable } from './nginx/variables'
