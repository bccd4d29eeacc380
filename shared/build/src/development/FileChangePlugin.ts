import type { Compiler } from 'webpack'

/** Calls back when one of the files changes, whether or not the build contains them, and waits before the next build. */
export class FileChangePlugin {
  constructor(
    private readonly files: readonly string[],
    private readonly onChange: () => Promise<void>,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('FileChangePlugin', (compilation) => {
      compilation.fileDependencies.addAll(this.files)
    })
    compiler.hooks.watchRun.tapPromise('FileChangePlugin', async ({ modifiedFiles }) => {
      if (this.files.some((file) => modifiedFiles?.has(file))) await this.onChange()
    })
  }
}
