import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { supportedBrowsers } from './.ci/lint/browsers.mjs'
import {
  formerTerms,
  patches,
  pathsOnce,
  publicImports,
  publicNames,
  tokensOnly,
} from './.ci/lint/restrictions.mjs'
import { textAlone } from './.ci/lint/textAlone.mjs'

const TESTS = '**/*.test.{ts,tsx}'

/** Rules that need the types of all components, for a minute: `npm run test:all` sets LINT_TYPES. */
const textRules = {
  files: ['host/**/*.tsx', 'remote-*/**/*.tsx', 'shared/**/*.tsx', 'deploy/console/web/**/*.tsx'],
  ignores: ['**/*.{test,fixture}.tsx'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  plugins: { crossbook: { rules: { 'text-alone': textAlone } } },
  rules: { 'crossbook/text-alone': 'error' },
}

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.crossbook/**', 'test-results/**', 'playwright-report/**'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...publicNames, patches],
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
            {
              name: 'react-router-dom',
              importNames: ['useSearchParams'],
              message:
                'It writes the whole query; useAddressState from @crossbook/ui changes its own keys only.',
            },
          ],
          patterns: [
            {
              group: ['@crossbook/*/src/**', 'host/**', 'remote-*/**'],
              message: "Import from the package's index.",
            },
            ...publicImports,
          ],
        },
      ],
    },
  },
  {
    files: ['host/**/*.tsx', 'remote-*/**/*.tsx', 'shared/**/*.tsx', 'deploy/console/web/**/*.tsx'],
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  ...(process.env.LINT_TYPES ? [textRules] : []),
  {
    files: ['host/src', 'remote-*/src', 'shared/{auth,contract,market,market-ui,money,ui}/src'].map(
      (folder) => `${folder}/**/*.{ts,tsx}`,
    ),
    ignores: ['**/*.{test,fixture}.{ts,tsx}', '**/testing/**'],
    ...supportedBrowsers,
  },
  {
    files: ['shared/build/**', 'deploy/**', 'e2e/**', '.ci/**', '**/*.mjs', '**/webpack.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: [TESTS],
    languageOptions: { globals: globals.jest },
    rules: {
      'no-restricted-syntax': ['error', ...publicNames],
    },
  },
  {
    files: ['remote-*/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...publicNames, patches, ...pathsOnce, ...tokensOnly] },
  },
  {
    files: ['deploy/console/web/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...publicNames, patches, ...tokensOnly] },
  },
  {
    files: ['host/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...publicNames, patches, formerTerms, ...pathsOnce, ...tokensOnly],
    },
  },
  {
    // Tests say literally what they expect.
    files: ['host/**/*.{test,fixture}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...publicNames, formerTerms] },
  },
  {
    files: [
      'remote-*/**/*.{test,fixture}.{ts,tsx}',
      'shared/**/*.{test,fixture}.{ts,tsx}',
      'shared/contract/src/sitePaths.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...publicNames] },
  },
  prettier,
)
