export { DOCUMENT_OF_APP } from './prerendering/keptPrerenders'
export {
  hasPrerender,
  keptPrerenders,
  linkedPrerenders,
  prerenderKeys,
  prerenderRelease,
} from './prerendering/prerenderRelease'
export type { Prerendered, PrerenderFailure } from './prerendering/prerenderRelease'
export { prerenderFailureWords } from './prerendering/prerenderFailureWords'
export { keepReleaseDocument } from './release-document/releaseDocument'
export { prerendersOfPages, writePages } from './writePages'
export type { MixPage, Pages } from './writePages'
