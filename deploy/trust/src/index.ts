export { type CiRun, ciRun, buildOriginOf } from './buildOrigin'
export { type BuildTrustProblem, TRUST_MESSAGES, trustBuild } from './builds/buildTrust'
export {
  type BuildOrigin,
  PROVENANCE,
  type Provenance,
  provenanceProblem,
  readProvenance,
  signBuild,
} from './builds/provenance'
export { rightText, TrustProblem } from './chain/revisionMessages'
export { type SeenRevisions, seenRevisions } from './chain/seenRevisions'
export type { Reader } from './chain/verifiedChannels'
export { defaultKeyFile, readOwnKey, writeKeyFile } from './keys/keyFile'
export { keyOf, lapseOf } from './keys/keyLapse'
export { keyId, publicKeyText } from './keys/publicKey'
export { makeKey, type Signer } from './keys/signer'
export { isVerificationSignedBy, revisionHash, signVerification } from './signatures'
export { type TrustedStore, trustedStore } from './trustedStore'
