import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const workspaceSchema = v.object({ catalog: v.record(v.string(), v.string()) })

/** The one version of every package of others that the workspace uses, by its name. */
export async function readCatalog(root: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  return v.parse(workspaceSchema, parse(text)).catalog
}
