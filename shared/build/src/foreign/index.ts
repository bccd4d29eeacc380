export { foreignSelectors } from '../build-rules/foreignSelectors'
export { PROVIDED } from '../singletons'
export { copiesIn } from './copiesIn'
