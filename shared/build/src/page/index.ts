export { buildPage } from './buildPage'
export { pageConfig } from './pageConfig'
