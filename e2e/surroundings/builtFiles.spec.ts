import { parse, type Token, tokTypes } from 'acorn'
import { folderStore } from '@crossbook/store'
import { isServed } from '@crossbook/web-files'
import { STORE } from '../site/folders'
import { appsUnderTest } from '../site/siteFolder'
import { expect, test } from '../site/test'

/** Syntax of CSS that Safari 16.0 to 16.3 cannot read: a media query such as `(width < 768px)`. */
const RANGE_QUERY = /@(?:media|container)[^{}`"']*\((?:[^(){}]*[<>])/

/** Syntax of regular expressions that they cannot read. */
const LOOKBEHIND = /\(\?<[=!]/

test('every built script and style sheet can be read by the oldest supported browsers', async () => {
  test.slow()
  const problems: string[] = []
  for (const { name, version, files } of await appsUnderTest())
    for (const file of Object.keys(files).filter((one) => isServed(one) && /\.(?:js|css)$/.test(one))) {
      const bytes = await folderStore(STORE).readBuildFile(name, version, file)
      const text = Buffer.from(bytes ?? []).toString()
      const found = [...(file.endsWith('.js') ? newerSyntax(text) : []), ...(RANGE_QUERY.exec(text) ?? [])]
      problems.push(...found.map((problem) => `${name} ${file}: ${problem}`))
    }
  expect(problems).toEqual([])
})

test('newer syntax is found where it is', () => {
  expect(newerSyntax('class A { static { go() } }')).toEqual(['a static block'])
  expect(newerSyntax('/(?<=a)b/.test(c)')).toEqual(['(?<=a)b'])
  expect(newerSyntax('class A { static b = 1 }; /(?<name>a)/.test(c)')).toEqual([])
  expect(newerSyntax('/[a--b]/v')).toEqual([expect.stringContaining('Invalid regular expression flag')])
  expect(RANGE_QUERY.test('@media (width < 768px) {')).toBe(true)
  expect(RANGE_QUERY.test('@media (max-width: 767.98px) { a > b { color: red } }')).toBe(false)
})

/** The syntax of a script that is newer than ES2022 without static blocks, which all supported browsers have. */
function newerSyntax(text: string) {
  const tokens: Token[] = []
  try {
    parse(text, { ecmaVersion: 2022, onToken: tokens })
  } catch (error) {
    return [String(error)]
  }
  return tokens.flatMap(({ type, value }: Token & { value?: unknown }, index) => {
    if (type === tokTypes.name && value === 'static' && tokens[index + 1]?.type === tokTypes.braceL)
      return ['a static block']
    const pattern = type === tokTypes.regexp ? String((value as { pattern: string }).pattern) : ''
    return LOOKBEHIND.test(pattern) ? [pattern] : []
  })
}
