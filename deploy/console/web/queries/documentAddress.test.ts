/** @jest-environment node */
import { documentAddress } from './documentAddress'

describe('where a document of the console is', () => {
  it('is a path of the server with the request in its query', () => {
    expect(documentAddress('channels/staging/history', { before: 120, limit: 50 })).toBe(
      '/api/channels/staging/history?before=120&limit=50',
    )
  })

  it('leaves out what the request does not contain', () => {
    expect(documentAddress('faults', { app: '', channel: undefined, days: 7 })).toBe('/api/faults?days=7')
    expect(documentAddress('overview', {})).toBe('/api/overview')
  })
})
