export { PRERENDERS_DOCUMENT } from './prerendering/keptPrerenders'
export {
  hasPrerender,
  keptPrerenders,
  prerenderKeys,
  prerenderRelease,
} from './prerendering/prerenderRelease'
export type { Prerendered, PrerenderFailure } from './prerendering/prerenderRelease'
export { prerenderFailureWords } from './prerendering/prerenderFailureWords'
export { keepReleaseDocument, releaseDocument } from './release-document/releaseDocument'
export { prerendersOfPages, writePages } from './writePages'
export type { MixPage, Pages } from './writePages'
