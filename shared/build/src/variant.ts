import type { CustomTransformers } from 'typescript'
import type { Configuration } from 'webpack'

/** The differences between a build for publication and one under development. */
export interface Variant extends Required<
  Pick<Configuration, 'mode' | 'devtool' | 'cache' | 'optimization' | 'plugins'>
> {
  /** The transformation of a module's syntax before TypeScript compiles it. */
  transformers: NonNullable<CustomTransformers['before']>
}
