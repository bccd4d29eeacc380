/**
 * Stands in for the federation runtime's own preloading, which is bundled into every host whether it is used or not. Ours
 * is done by the page shells, which know the files of every screen.
 */
function notPartOfThisBuild(): never {
  throw new Error('This host was built without preloadRemote: page shells name the files to preload')
}

export {
  notPartOfThisBuild as defaultPreloadArgs,
  notPartOfThisBuild as formatPreloadArgs,
  notPartOfThisBuild as normalizePreloadExposes,
  notPartOfThisBuild as preloadAssets,
}
