import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkForeignTable, failure, type RemoteTable, type Result, success } from '@crossbook/contract'
import { TABLES } from '../repository/appFolders'
import type { DescribeProblem } from './describeProblems'

/** The table of screens in `file`, or in the repository `root` where no file is named. */
export async function readScreens(
  root: string,
  file: string | undefined,
): Promise<Result<RemoteTable, DescribeProblem>> {
  const place = file ?? TABLES.map((name) => path.join(root, name)).find((one) => existsSync(one))
  if (place === undefined || !existsSync(place))
    return failure({ kind: 'screensMissing', tried: file === undefined ? TABLES : [path.basename(file)] })
  const name = path.basename(place)
  try {
    const checked = checkForeignTable(await contentOf(place))
    if (checked.ok) return success(checked.value)
    return failure({ kind: 'screensWrong', file: name, detail: checked.problem })
  } catch (error) {
    const [detail = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return failure({ kind: 'screensWrong', file: name, detail })
  }
}

async function contentOf(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8'))
  const { tsImport } = await import('tsx/esm/api')
  const module = (await tsImport(pathToFileURL(file).href, { parentURL: import.meta.url })) as {
    default: unknown
  }
  return module.default
}
