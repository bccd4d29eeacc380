/** Characters that browsers drop from addresses or turn into slashes. A text with them is not the address that it seems to be. */
// eslint-disable-next-line no-control-regex -- The pattern has to match control characters.
const DECEIVING = /[\u0000-\u0020\u007f-\u00a0\\]/

/** A path of the site itself, from its root. */
export function isOwnPath(address: string) {
  return /^\/(?!\/)/.test(address) && !DECEIVING.test(address)
}

/** Returns whether a link may have this target: the site's own paths, a place in the page, and links to other sites. */
export function isLink(address: string) {
  if (address === '' || isOwnPath(address)) return true
  if (DECEIVING.test(address)) return false
  return /^[#?]/.test(address) || /^(?:https:\/\/[^/]|mailto:|tel:)/i.test(address)
}

/** Whether an address may be the source of a picture: a file of the site, or a data URL of a picture. */
export function isPicture(address: string) {
  return (
    isOwnPath(address) || /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,][^\s"'<>\\]*$/i.test(address)
  )
}

export function arePictures(text: string) {
  return text.split(',').every((candidate) => {
    const [address = '', size = '1x', ...more] = candidate.trim().split(/\s+/)
    return isOwnPath(address) && /^\d+(?:\.\d+)?[wx]$/.test(size) && more.length === 0
  })
}
