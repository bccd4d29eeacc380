import { documentAddress } from './documentAddress'

describe('where a document of the console is', () => {
  it('is a path of the server with what was asked in its query', () => {
    expect(documentAddress('channels/staging/history', { before: 120, limit: 50 }, false)).toBe(
      '/api/channels/staging/history?before=120&limit=50',
    )
  })

  it('leaves out what was not asked for', () => {
    expect(documentAddress('faults', { app: '', channel: undefined, days: 7 }, false)).toBe(
      '/api/faults?days=7',
    )
    expect(documentAddress('overview', {}, false)).toBe('/api/overview')
  })

  it('is a file of an exported folder that does not depend on the order of what was asked', () => {
    expect(documentAddress('differences', { to: 'production', from: 'staging' }, true)).toBe(
      './api/differences/from=staging/to=production.json',
    )
    expect(documentAddress('channels/staging/history', { limit: 50 }, true)).toBe(
      './api/channels/staging/history.json',
    )
  })
})
