import * as v from 'valibot'
import { fileNameSchema } from './files'
import { object } from './objectSchema'

/** A name that a script may define on a page: what `var` takes, and names of chunk loaders such as `webpackChunkshop`. */
const globalNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z_$][\w$@/.:-]{0,127}$/, 'must be a name such as shop'),
)

/** The federation container of a build that another configuration than ours has made. */
export const foreignContainerSchema = object({
  /** Scripts define a global name, ES modules are imported. */
  format: v.picklist(['script', 'module']),
  /** The name by which federation knows the remote. Scripts define it on the page. */
  name: globalNameSchema,
  /** Further global names of its scripts. Another version of the remote uses the same names. */
  globals: v.array(globalNameSchema),
  /** Files that the entry needs beyond those of its modules. They are on the page before the entry runs. */
  files: v.array(fileNameSchema),
})

/** The ways to start a build whose own loaders do not support integrity. */
export type ForeignContainer = v.InferOutput<typeof foreignContainerSchema>
