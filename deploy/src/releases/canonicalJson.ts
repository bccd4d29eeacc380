export { canonicalJson } from '@crossbook/contract'
