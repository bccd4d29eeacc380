import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** The rooms of the house; each file belongs to one. */
const rooms = [
  { type: 'host', pattern: 'host' },
  { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
  { type: 'contract', pattern: 'shared/contract' },
  { type: 'money', pattern: 'shared/money' },
  { type: 'market', pattern: 'shared/market' },
  { type: 'auth', pattern: 'shared/auth' },
  { type: 'ui', pattern: 'shared/ui' },
  { type: 'build', pattern: 'shared/build' },
  { type: 'testing', pattern: 'shared/testing' },
  { type: 'deploy', pattern: 'deploy' },
  { type: 'e2e', pattern: 'e2e' },
]

const TESTS = '**/*.test.{ts,tsx}'
const APP_SHARED = ['contract', 'money', 'market', 'auth', 'ui']

/** Who may import whom: everything else is refused. Own files are always allowed. */
const arrows = [
  { from: 'host', to: [...APP_SHARED, 'build', 'testing'] },
  { from: 'remote', to: [...APP_SHARED, 'build', 'testing'] },
  { from: 'market', to: ['money', 'testing'] },
  { from: ['auth', 'money'], to: ['contract', 'testing'] },
  { from: 'ui', to: ['testing'] },
  { from: 'build', to: ['contract'] },
  { from: 'deploy', to: ['contract', 'build'] },
  { from: 'e2e', to: ['build', 'contract', 'deploy', 'host', 'remote', ...APP_SHARED] },
]

const allow = (from, to) => ({ from: { element: from }, allow: [{ to: { element: to } }] })

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.crossbook/**', 'test-results/**', 'playwright-report/**'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/include': ['host/**', 'remote-*/**', 'shared/**', 'deploy/**', 'e2e/**'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.type}} may not import {{to.element.type}}: arrows run host and remotes → shared, deploy → contract',
          policies: [
            ...arrows.map(({ from, to }) => allow({ type: from }, { type: to })),
            ...rooms.filter(({ type }) => type !== 'remote').map(({ type }) => allow({ type }, { type })),
            allow(
              { type: 'remote' },
              { type: 'remote', captured: { remote: '{{from.element.captured.remote}}' } },
            ),
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-hot-toast',
              message:
                'Its plain entry writes inline styles; use notify from @crossbook/ui, or react-hot-toast/headless there.',
            },
          ],
          patterns: [
            {
              group: ['@crossbook/*/src/**', 'host/**', 'remote-*/**'],
              message: 'Import through the package door.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['host/**/*.tsx', 'remote-*/**/*.tsx', 'shared/**/*.tsx'],
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['shared/build/**', 'deploy/**', 'e2e/**', '.ci/**', '**/*.mjs', '**/webpack.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  { files: [TESTS], languageOptions: { globals: globals.jest } },
  prettier,
)
