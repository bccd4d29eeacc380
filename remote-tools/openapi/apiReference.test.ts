/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeRuns } from '../src/api/highlightedCode'
import { SAMPLE_LANGUAGES } from '../src/api/apiReference'
import { API_REFERENCE } from '../src/api/apiReference.generated'
import { readDescription } from './description'
import { highlight } from './highlight'
import { makeApiReference } from './makeApiReference'

const GENERATED = path.join(import.meta.dirname, '../src/api/apiReference.generated.ts')

/** Every `$ref` in a part of the description. */
function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : referencesIn(value),
  )
}

describe('the API reference', () => {
  it('is generated from the OpenAPI description in the repository [TLS-61]', async () => {
    expect(API_REFERENCE).toEqual(makeApiReference(await readDescription()))
    expect(await readFile(GENERATED, 'utf8')).toContain('openapi/openapi.yaml')
  })

  it('describes five endpoints, two of them with examples [TLS-63]', () => {
    expect(
      API_REFERENCE.endpoints.map(({ method, path: at, samples, response }) => [
        `${method} ${at}`,
        samples !== undefined,
        response !== undefined,
      ]),
    ).toEqual([
      ['GET /api/v1/prices', true, true],
      ['GET /api/v1/portfolio', true, true],
      ['GET /api/v1/trades', false, false],
      ['POST /api/v1/orders', false, false],
      ['GET /api/v1/balance', false, false],
    ])
  })

  it('calls the described server, path and header in each example [TLS-63]', () => {
    for (const { path: at, samples } of API_REFERENCE.endpoints)
      for (const language of samples ? SAMPLE_LANGUAGES : []) {
        expect(samples?.[language].text).toContain(API_REFERENCE.baseUrl + at)
        expect(samples?.[language].text).toContain('Bearer YOUR_API_KEY')
      }
  })

  it('answers with the fields of the specification [TLS-63]', () => {
    const [prices, portfolio] = API_REFERENCE.endpoints.map(({ response }) =>
      response ? (JSON.parse(response.text) as unknown) : undefined,
    )
    expect(prices).toEqual({
      success: true,
      data: {
        BTC: { price: 43250, change_24h: 2.45, volume_24h: 28500000000 },
        ETH: { price: 2420.5, change_24h: 1.87, volume_24h: 15200000000 },
      },
      timestamp: '2024-03-15T12:00:00Z',
    })
    expect(portfolio).toMatchObject({
      success: true,
      data: {
        total_value: 12500,
        holdings: [{ symbol: 'BTC', amount: 0.2, value: 8650, percentage: 69.2 }, {}, {}],
      },
    })
  })

  it('has no schema that is referred to and missing', async () => {
    const { components } = await readDescription()
    for (const reference of referencesIn(components))
      expect(Object.keys(components.schemas)).toContain(reference.replace('#/components/schemas/', ''))
  })

  it('loses no character of its code to the highlighting [TLS-64]', () => {
    const codes = API_REFERENCE.endpoints.flatMap(({ samples, response }) => [
      ...(samples ? Object.values(samples) : []),
      ...(response ? [response] : []),
    ])
    expect(codes).toHaveLength(8)
    for (const code of codes)
      expect(
        codeRuns(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code.text)
  })
})

describe('the highlighting', () => {
  it('distinguishes keywords, strings and numbers [TLS-64]', () => {
    expect(codeRuns(highlight("const a = 'b' + 1", 'javascript'))).toEqual([
      { kind: 'k', text: 'const' },
      { kind: 'p', text: ' a = ' },
      { kind: 's', text: "'b'" },
      { kind: 'p', text: ' + ' },
      { kind: 'n', text: '1' },
    ])
    expect(codeRuns(highlight('{"a": true}', 'json'))[1]).toEqual({ kind: 'o', text: '"a"' })
    expect(codeRuns(highlight('import requests', 'python'))[0]).toEqual({ kind: 'k', text: 'import' })
    expect(codeRuns(highlight('curl "x"', 'bash'))[0]).toEqual({ kind: 'f', text: 'curl' })
  })
})
