export { describeBuild } from './describeBuild'
export { describeMessage } from './describeProblems'
export { type FederationManifest, readFederationManifest } from './federationManifest'
