/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PICTURE_SOURCES_FILE, drawingHash, PICTURES } from './pictures'

const FOLDER = path.join(import.meta.dirname, '../site-pictures')

/** The position of a PNG's size: two numbers after its signature and the header of its first chunk. */
const SIZE_AT = 16

/** Bytes of a picture: pages do not wait for one, but link previews do. */
const MOST_BYTES = 60_000

describe('the stored pictures', () => {
  it('match their sources; "pnpm site-pictures" draws them again', () => {
    const hashes = Object.entries(PICTURES).map(([name, picture]) => [name, drawingHash(picture)])
    expect(JSON.parse(readFileSync(path.join(FOLDER, PICTURE_SOURCES_FILE), 'utf8'))).toEqual(
      Object.fromEntries(hashes),
    )
    expect(readdirSync(FOLDER).sort()).toEqual([...Object.keys(PICTURES), PICTURE_SOURCES_FILE].sort())
  })

  it.each(Object.entries(PICTURES))('%s is a PNG of its size, and small', (name, { width, height }) => {
    const bytes = readFileSync(path.join(FOLDER, name))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(SIZE_AT), bytes.readUInt32BE(SIZE_AT + 4)]).toEqual([width, height])
    expect(bytes.byteLength).toBeLessThan(MOST_BYTES)
  })
})
