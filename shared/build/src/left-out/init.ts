interface WebpackRequire {
  federation: {
    initOptions?: object
    runtime: { init(options: object): unknown }
  }
}

/** Makes an application's federation instance: the runtime's own start without what tree-shaken shared modules need. */
export function init({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }) {
  if (!federation.initOptions) throw new Error('This build has no federation options')
  return federation.runtime.init(federation.initOptions)
}
