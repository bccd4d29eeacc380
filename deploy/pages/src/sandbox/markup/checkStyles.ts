import { failure, success, type Result } from '@crossbook/contract'
import { stringify, tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer'
import { isPicture } from './addresses'
import { safeName } from './safeName'
import { wordSet } from './wordSet'

/** Rules that the styles of a first render may have. None of them loads anything. */
const AT_RULES: ReadonlySet<string> = wordSet(
  'media supports container keyframes -webkit-keyframes layer property starting-style scope',
)

/** Functions that the styles of a first render may use, those of selectors included; pictures are read by `url` alone. */
const FUNCTIONS: ReadonlySet<string> = wordSet(`
  is where not has nth-child nth-last-child nth-of-type nth-last-of-type lang dir host slotted part picker state highlight
  active-view-transition-type
  var env attr calc calc-size min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  minmax repeat fit-content anchor anchor-size counter counters layer selector style supports media
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley scalez skew skewx skewy
  translate translate3d translatex translatey translatez
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect shape xywh ray
  cubic-bezier linear steps scroll view
  format tech symbols stylistic styleset character-variant swash ornaments annotation`)

/** Signs that open something, with those that close it. */
const CLOSING: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
])
const CLOSED: ReadonlySet<TokenType> = new Set(CLOSING.values())

/**
 * Takes the rules of a first render apart into the tokens that every browser reads, allows rules and functions by name and
 * pictures of the site itself, and writes them again. Names are compared as browsers read them, without their escapes.
 */
export function checkStyles(css: string): Result<string, string> {
  let isReadable = true
  const tokens = tokenize({ css }, { onParseError: () => (isReadable = false) })
  if (!isReadable) return failure(UNREADABLE)
  const open: TokenType[] = []
  for (const [index, token] of tokens.entries()) {
    const problem = tokenProblem(token, () => firstText(tokens, index + 1))
    if (problem !== undefined) return failure(problem)
    const [type] = token
    const closing = CLOSING.get(type)
    if (closing) open.push(closing)
    else if (CLOSED.has(type) && open.pop() !== type) return failure(UNREADABLE)
  }
  return open.length > 0 ? failure(UNREADABLE) : success(stringify(...tokens))
}

const UNREADABLE = 'has styles in its first render that cannot be read'

function tokenProblem(token: CSSToken, textAfter: () => string | undefined) {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return AT_RULES.has(nameOf(token))
        ? undefined
        : `has @${safeName(nameOf(token))} in the styles of its first render`
    case TokenType.Function: {
      const name = nameOf(token)
      if (name === 'url') return addressProblem(textAfter())
      return FUNCTIONS.has(name) ? undefined : `has ${safeName(name)}() in the styles of its first render`
    }
    case TokenType.URL:
      return addressProblem(token[4].value)
    case TokenType.BadString:
    case TokenType.BadURL:
    case TokenType.CDC:
    case TokenType.CDO:
      return UNREADABLE
    default:
      return undefined
  }
}

function nameOf(token: Extract<CSSToken, { 4: { value: string } }>) {
  return token[4].value.toLowerCase()
}

function addressProblem(address: string | undefined) {
  if (address !== undefined && isPicture(address)) return undefined
  return 'loads something in the styles of its first render that is not the site’s own'
}

/** The string that is a function's only argument; undefined for anything else. */
function firstText(tokens: readonly CSSToken[], from: number) {
  const [text, end] = tokens.slice(from, from + 6).filter(([type]) => type !== TokenType.Whitespace)
  return text?.[0] === TokenType.String && end?.[0] === TokenType.CloseParen ? text[4].value : undefined
}
