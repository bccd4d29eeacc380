export { writeComposeEnvironment } from './compose/composeEnvironment'
export { nginxConfiguration } from './nginx/nginxConfiguration'
export type { NginxVariable } from './nginx/variables'
