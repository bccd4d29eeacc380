export { PRERENDERS_DOCUMENT } from './prerendering/keptPrerenders'
export {
  hasPrerender,
  keptPrerenders,
  prerenderKeys,
  prerenderRelease,
} from './prerendering/prerenderRelease'
export type { Prerendered, PrerenderFailure } from './prerendering/prerenderRelease'
export { prerenderFailureMessage } from './prerendering/prerenderFailureMessage'
export { keepReleaseDocument, releaseDocument } from './release-document/releaseDocument'
export { prerendersOfPages, writePages } from './writePages'
export type { MixPage, Pages } from './writePages'
