export { PRERENDERS_DOCUMENT } from './prerendering/keptPrerenders'
export {
  hasPrerender,
  keptPrerenders,
  prerenderFailureMessage,
  prerenderRelease,
} from './prerendering/prerenderRelease'
export type { PrerenderFailure } from './prerendering/prerenderRelease'
export { keepReleaseDocument, releaseDocument } from './release-document/releaseDocument'
export { prerendersOfPages, writePages } from './writePages'
export type { MixPage, Pages } from './writePages'
