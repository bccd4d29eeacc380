import { parseArgs } from 'node:util'

const USAGE = `npm test                           the everyday suite
npm run test:all                   everything
npm run test:all -- --shard 1/3    the first of three parts, for build servers

Single files: npx jest <file>, or pnpm e2e <file>.`

/**
 * Parses the parameters of the command.
 * @param {readonly string[]} typed parameters of the process
 * @returns {{ isAll: boolean, shard?: { part: number, of: number } } | { problem: string }} `shard` is undefined for the whole suite
 */
export function readOptions(typed) {
  let values
  try {
    values = parseArgs({
      args: [...typed],
      options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
    }).values
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}` }
  }
  const { all: isAll, shard: text } = values
  if (text === undefined) return { isAll }
  if (!isAll) return { problem: `Only npm run test:all can be split.\n\n${USAGE}` }
  const shard = readShard(text)
  return shard
    ? { isAll, shard }
    : { problem: `--shard needs a part and a number of parts, such as 1/3, not "${text}".\n\n${USAGE}` }
}

function readShard(text) {
  const [, first, second] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []
  const [part, of] = [Number(first), Number(second)]
  return part >= 1 && part <= of ? { part, of } : undefined
}
