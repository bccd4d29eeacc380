import { downloadFile } from './downloadFile'

describe('a download', () => {
  it('hands the browser a named file and releases it afterwards [WAL-67]', () => {
    const created = jest.fn((_: Blob) => 'blob:history')
    const revoked = jest.fn()
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: revoked })
    const pressed: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(`${this.download} ${this.href}`)
    })

    downloadFile('history.csv', 'a,b\r\n', 'text/csv')
    expect(pressed).toEqual(['history.csv blob:history'])
    expect(created.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv', size: 5 })
    expect(revoked).toHaveBeenCalledWith('blob:history')
  })
})
