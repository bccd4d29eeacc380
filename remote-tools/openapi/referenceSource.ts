import { format, resolveConfig } from 'prettier'
import type { ApiDescription } from './description'
import { makeApiReference } from './makeApiReference'

/** The source of the module that the page imports, in the repository's style. */
export async function referenceSource(description: ApiDescription): Promise<string> {
  const style = await resolveConfig(import.meta.filename)
  const reference = JSON.stringify(makeApiReference(description))
  return format(
    `import type { ApiReference } from './apiReference'

/** Made from openapi/openapi.yaml by \`pnpm --filter remote-tools api-reference\`: change that file, not this one. */
export const API_REFERENCE: ApiReference = ${reference}
`,
    { ...style, parser: 'typescript' },
  )
}
