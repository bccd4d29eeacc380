/**
 * Stands in for parts of packages that would be bundled whether they are used or not: the federation runtime's loading
 * of containers, which the host does itself with integrity and tries, the lookup of shared modules, all of which are the
 * host's own, remotes within remotes, fallbacks for tree-shaken shared modules, and the vendor prefixes of stylis.
 */
function notPartOfThisBuild(): never {
  throw new Error('This part of a package was left out of the build; see shared/build/src/left-out')
}

export {
  notPartOfThisBuild as consumes,
  notPartOfThisBuild as createLink,
  notPartOfThisBuild as createScript,
  notPartOfThisBuild as getRemoteEntry,
  notPartOfThisBuild as getRemoteEntryUniqueKey,
  notPartOfThisBuild as getRemoteInfo,
  notPartOfThisBuild as getSharedFallbackGetter,
  notPartOfThisBuild as installInitialConsumes,
  notPartOfThisBuild as isEsmRemoteType,
  notPartOfThisBuild as isStaticResourcesEqual,
  notPartOfThisBuild as loadScript,
  notPartOfThisBuild as prefix,
  notPartOfThisBuild as remotes,
  notPartOfThisBuild as safeWrapper,
}
