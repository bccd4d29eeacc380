import type { SampleLanguage } from './apiReference'

/** Texts of the API documentation, except for the reference itself. */
export const apiCopy = Object.freeze({
  title: 'API Documentation',
  lead: 'Trade and read your account from your own programs.',
  preview: 'Documentation preview',
  notThere: 'This API is not available yet: nothing answers at its address, and keys made here open nothing.',
  endpoints: 'Endpoints',
  key: 'API key',
  yourKey: 'Your API key',
  keyHelp: 'Kept in this page only: it is gone when you leave.',
  noKey: 'No key yet',
  showKey: 'Show API key',
  hideKey: 'Hide API key',
  makeKey: 'Generate New Key',
  copyKey: 'Copy API key',
  keyCopied: {
    title: 'Copied to clipboard',
    description: 'Your API key has been copied to your clipboard.',
  },
  keyMade: (number: number) => `New key generated: key ${number}`,
  examples: 'Code examples',
  language: 'Language',
  copyExample: (language: SampleLanguage) => `Copy ${language} example`,
  noExample: 'Example not available for this endpoint',
  response: 'Example response',
  copyResponse: 'Copy example response',
  noResponse: 'Response example not available',
})
