/** Signs that browsers leave out of addresses or turn into slashes: a text with them is not the address that it seems. */
// eslint-disable-next-line no-control-regex -- Control signs are what is looked for.
const DECEIVING = /[\u0000-\u0020\u007f-\u00a0\\]/

/** A path of the site itself, from its root. */
export function isOwnPath(address: string) {
  return /^\/(?!\/)/.test(address) && !DECEIVING.test(address)
}

/** Where a link may lead: the site's own paths, a place in the page, and what people follow to other sites. */
export function isLink(address: string) {
  if (address === '' || isOwnPath(address)) return true
  if (DECEIVING.test(address)) return false
  return /^[#?]/.test(address) || /^(?:https:\/\/[^/]|mailto:|tel:)/i.test(address)
}

/** What a picture may be read from: the site's own files and texts that are pictures. */
export function isPicture(address: string) {
  return (
    isOwnPath(address) || /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,][^\s"'<>\\]*$/i.test(address)
  )
}

/** Several pictures with their widths or densities. */
export function arePictures(text: string) {
  return text.split(',').every((candidate) => {
    const [address = '', size = '1x', ...more] = candidate.trim().split(/\s+/)
    return isOwnPath(address) && /^\d+(?:\.\d+)?[wx]$/.test(size) && more.length === 0
  })
}
