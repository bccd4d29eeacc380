export { CONTRACT_VERSION, checkBuiltApp, fileNameSchema } from './app'
export type { BuiltApp, BuiltHost, BuiltRemote, BuiltScreen } from './app'
export { headerMenus } from './menu'
export type { MenuLink } from './menu'
export {
  HOST,
  appNameSchema,
  appVersionSchema,
  containerName,
  releaseIdSchema,
  routePathSchema,
} from './names'
export type { AppName, AppVersion, ModuleName, ReleaseId } from './names'
export { checkPageDocument, fileUrl, pageDocument, siteConfigSchema } from './page'
export type { PageDocument, PageRemote, PageScreen, SiteConfig } from './page'
export { screenFiles } from './preload'
export { check } from './problems'
export type { Checked } from './problems'
export { checkRelease } from './release'
export type { Release } from './release'
export { checkRemoteTable, defineRemote, exposedModules, moduleSource } from './remote'
export { ACCESS_LEVELS, MENU_GROUPS } from './screens'
export type { Access, MenuEntry, MenuGroup, RemoteTable, RemoteTableInput, ScreenRow } from './screens'
export { SITE_NAME, documentTitle } from './title'
