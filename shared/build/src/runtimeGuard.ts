import webpack from 'webpack'

/** Global name under which `provideExternalRuntime` puts the federation runtime. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE'

const MESSAGE =
  'This host does not provide the federation runtime: set "experiments: { provideExternalRuntime: true }" in the options of its federation plugin.'

/**
 * Makes a remote's entry throw a clear error if a host of another team does not provide the federation runtime. Without this guard, the
 * host would report an entry without exports.
 */
export function runtimeGuard(container: string) {
  const refuse = `function(){throw new Error(${JSON.stringify(MESSAGE)})}`
  return new webpack.BannerPlugin({
    banner: `var ${container};if(typeof ${RUNTIME}==="undefined"){${container}={init:${refuse},get:${refuse}};${container}.init()}`,
    raw: true,
    entryOnly: true,
  })
}
