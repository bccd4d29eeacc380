import type { CustomTransformers } from 'typescript'
import type { Configuration } from 'webpack'

/** Where a build to be published and one under development differ. */
export interface Variant extends Required<
  Pick<Configuration, 'mode' | 'devtool' | 'cache' | 'optimization' | 'plugins'>
> {
  /** What happens to a module's syntax before TypeScript translates it. */
  transformers: NonNullable<CustomTransformers['before']>
}
