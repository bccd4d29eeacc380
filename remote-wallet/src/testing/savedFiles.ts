interface SavedFile {
  readonly name: string
  readonly content: Blob
}

/** Provides the parts of saving files that jsdom lacks. Returns the files that pages save from then on. */
export function catchSavedFiles() {
  const files: SavedFile[] = []
  const contents = new Map<string, Blob>()
  Object.assign(URL, {
    createObjectURL(content: Blob) {
      const url = `blob:http://localhost/${contents.size}`
      contents.set(url, content)
      return url
    },
    revokeObjectURL: (url: string) => contents.delete(url),
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href)
    if (this.download !== '' && content) files.push({ name: this.download, content })
  })
  return files
}
