import { readFileSync } from 'node:fs'

/** Former terms in names. */
const FORMER_TERMS = '/[Hh]eal|[Pp]aint/'

/** Paths of the site as the contract writes them, with the query or fragment that a link may add. */
const SITE_PATHS = [
  ...readFileSync(new URL('../../shared/contract/src/sitePaths.ts', import.meta.url), 'utf8').matchAll(
    /'\/([^']+)'/g,
  ),
]
const A_SITE_PATH = `/^\\x2F(?:${SITE_PATHS.map(([, path]) => path.replaceAll('/', '\\x2F')).join('|')})(?:[?#].*)?$/`
const TYPED_TWICE =
  'Paths are written in shared/contract/src/sitePaths.ts only; read SITE_PATHS from @crossbook/contract.'

export const pathsOnce = [
  `Literal[value=${A_SITE_PATH}]`,
  `TemplateElement[value.cooked=${A_SITE_PATH}]`,
  "JSXAttribute[name.name='to'] Literal[value='/']",
  "Property[key.name='to'] > Literal[value='/']",
].map((selector) => ({ selector, message: TYPED_TWICE }))

/** Values in styles that must be tokens or named constants. See shared/ui/README.md. */
export const tokensOnly = [
  {
    value: '\\d(?:px|rem)\\b',
    message: 'Use a token of @crossbook/ui, or a named constant at the top of this file.',
  },
  {
    value: 'z-index:\\s*-?\\d',
    message: 'Use a layer of @crossbook/ui, or a named table of the component.',
  },
  {
    value: '@media [^{]*(?:width|height)',
    message: 'Use media of @crossbook/ui: its breakpoints follow the text size of the browser.',
  },
].flatMap(({ value, message }) =>
  [`TemplateElement[value.raw=/${value}/]`, `Literal[value=/${value}/]`].map((text) => ({
    selector: `TaggedTemplateExpression ${text}`,
    message,
  })),
)

const PUBLIC_ONLY = 'Use what the package documents: docs/decisions/public-apis-only.md.'

/** Imports of private files and names of packages. There are no exceptions. */
export const publicImports = [
  { regex: '^(?:@[^/]+/)?[^./@][^/]*/(?:dist|build|cjs|lib|src)/', message: PUBLIC_ONLY },
  { regex: '(?:^|/)node_modules/', message: PUBLIC_ONLY },
]

/** Private names of packages and stubs in place of their files. There are no exceptions. */
export const publicNames = [
  'ImportSpecifier[imported.name=/^(?:UNSAFE_|unstable_|__)/]',
  'MemberExpression[property.name=/^(?:UNSAFE_|__PRIVATE__)/]',
  "MemberExpression[property.name='NormalModuleReplacementPlugin']",
].map((selector) => ({ selector, message: PUBLIC_ONLY }))

/** Patched prototypes. Tests add what jsdom does not have. */
export const patches = {
  selector: "AssignmentExpression[left.type='MemberExpression'][left.object.property.name='prototype']",
  message: PUBLIC_ONLY,
}

export const formerTerms = {
  selector: `Identifier[name=${FORMER_TERMS}]`,
  message: 'Say prerender, or fallback build.',
}
