// What every install does in a clone, whoever calls it (pnpm runs it), before the first merge can need it.
import { teachGit } from './teachGit.mjs'

await teachGit(new URL('../../../', import.meta.url))
