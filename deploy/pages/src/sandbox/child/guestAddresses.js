/*
 * URL and URLSearchParams inside the sandbox, in plain JavaScript, so that no text of a guest reaches a parser outside. They
 * answer as browsers do, which a test holds against Node's, or refuse: names in other alphabets, users and passwords in an
 * address, and the unusual ways to write a number of four parts are refused.
 */
;(function defineAddresses() {
  'use strict'

  const PORTS = { 'http:': '80', 'https:': '443' }

  /** What stands unescaped in each part of an address. */
  const IN_PATH = /[^!$%&'()*+,\-./0-9:;=@A-Z[\\\]_a-z|~]/gu
  const IN_QUERY = /[^!$%&()*+,\-./0-9:;=?@A-Z[\\\]^_`a-z{|}~]/gu
  const IN_HASH = /[^!#$%&'()*+,\-./0-9:;=?@A-Z[\\\]^_a-z{|}~]/gu

  const escapeCharacter = (character) => {
    const escaped = encodeURIComponent(character.toWellFormed())
    return escaped === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : escaped
  }
  const escape = (text, others) => text.replace(others, escapeCharacter)

  const refuse = (address) => {
    throw new TypeError(`Invalid URL: ${address}`)
  }

  const isDot = (part) => /^(?:\.|%2e)$/i.test(part)
  const isTwoDots = (part) => /^(?:\.|%2e){2}$/i.test(part)

  /** A path that starts with a slash, without its steps to itself and back. */
  const straighten = (path) => {
    const kept = []
    for (const part of path.split('/').slice(1)) {
      if (isTwoDots(part)) kept.pop()
      else if (!isDot(part)) kept.push(part)
    }
    const last = path.slice(path.lastIndexOf('/') + 1)
    return `/${[...kept, ...(isDot(last) || isTwoDots(last) ? [''] : [])].join('/')}`
  }

  const readHost = (text, protocol, address) => {
    const [, name, port] = /^([a-z0-9_-][a-z0-9._-]*)(?::(\d{0,5}))?$/i.exec(text) ?? refuse(address)
    const hostname = name.toLowerCase()
    const isNumber = /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/.test(hostname)
    if (isNumber && !/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(hostname))
      refuse(address)
    if (/(?:^|\.)xn--/.test(hostname) || Number(port) > 65_535) refuse(address)
    const shown = port ? String(Number(port)) : ''
    return { hostname, port: shown === PORTS[protocol] ? '' : shown }
  }

  const splitTail = (text) => {
    const [, path, query, hash] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text)
    return {
      path,
      query: query === undefined ? undefined : query.length > 1 ? escape(query, IN_QUERY) : '',
      hash: hash && hash.length > 1 ? `#${escape(hash.slice(1), IN_HASH)}` : '',
      hasEmptyTail: { query: query === '?', hash: hash === '#' },
    }
  }

  /** An address of http or https by its parts. */
  const readWeb = (protocol, text, address) => {
    const { path, query = '', hash, hasEmptyTail } = splitTail(text)
    const [, authority, rest] = /^\/*([^/]*)(.*)$/s.exec(path.replaceAll('\\', '/'))
    const host = readHost(authority, protocol, address)
    return {
      protocol,
      ...host,
      pathname: escape(straighten(rest || '/'), IN_PATH),
      search: query,
      hash,
      hasEmptyTail,
    }
  }

  const readRelative = (text, base, address) => {
    const slashed = text.replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'))
    if (slashed.startsWith('//')) return readWeb(base.protocol, slashed, address)
    const { path, query, hash, hasEmptyTail } = splitTail(slashed)
    const folder = base.pathname.slice(0, base.pathname.lastIndexOf('/') + 1)
    const joined = path === '' ? base.pathname : path.startsWith('/') ? path : `${folder}${path}`
    const keepsQuery = path === '' && query === undefined
    return {
      ...base,
      pathname: escape(straighten(joined), IN_PATH),
      search: keepsQuery ? base.search : (query ?? ''),
      hash,
      hasEmptyTail: keepsQuery ? { ...hasEmptyTail, query: base.hasEmptyTail.query } : hasEmptyTail,
    }
  }

  const readAddress = (address, base) => {
    const text = address.replace(/^[\0- ]+|[\0- ]+$/g, '').replace(/[\t\n\r]/g, '')
    const [, scheme, rest] = /^([a-z][a-z0-9+.-]*:)([^]*)$/i.exec(text) ?? []
    const protocol = scheme?.toLowerCase()
    if (protocol === undefined) {
      const from = base === undefined ? refuse(address) : readAddress(base)
      if (!(from.protocol in PORTS)) refuse(address)
      return readRelative(text, from, address)
    }
    if (protocol in PORTS) {
      if (/^[/\\]{2}/.test(rest)) return readWeb(protocol, rest, address)
      return base === undefined || readAddress(base).protocol !== protocol
        ? readWeb(protocol, rest, address)
        : readRelative(rest, readAddress(base), address)
    }
    // Mail, telephone and the like: a text after a name, of which nothing is read.
    if (!/^(?:mailto|tel|sms):$/.test(protocol) || !/^[!-~]*$/.test(rest) || rest.startsWith('/'))
      refuse(address)
    const { path, query = '', hash, hasEmptyTail } = splitTail(rest)
    return { protocol, hostname: '', port: '', pathname: path, search: query, hash, hasEmptyTail }
  }

  const words = (text) => {
    const spaced = text.replaceAll('+', ' ')
    try {
      return decodeURIComponent(spaced)
    } catch {
      throw new Error('has a query with bytes that are no text in its first render')
    }
  }
  const readQuery = (query) =>
    query
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const equals = pair.indexOf('=')
        return equals < 0 ? [words(pair), ''] : [words(pair.slice(0, equals)), words(pair.slice(equals + 1))]
      })
  const inQuery = (text) => escape(text, /[^*\-.0-9A-Z_a-z ]/gu).replaceAll(' ', '+')

  globalThis.URLSearchParams = class URLSearchParams {
    #pairs
    constructor(init = '') {
      this.#pairs =
        typeof init === 'string'
          ? readQuery(init)
          : [...(init?.[Symbol.iterator] ? init : Object.entries(init))].map(([name, value]) => [
              String(name),
              String(value),
            ])
    }
    get(name) {
      return this.getAll(name)[0] ?? null
    }
    getAll(name) {
      return this.#pairs.filter(([key]) => key === name).map(([, value]) => value)
    }
    has(name) {
      return this.#pairs.some(([key]) => key === name)
    }
    set(name, value) {
      const place = this.#pairs.findIndex(([key]) => key === name)
      if (place < 0) return this.append(name, value)
      this.#pairs = this.#pairs.filter(([key], index) => key !== name || index === place)
      this.#pairs[place] = [String(name), String(value)]
    }
    append(name, value) {
      this.#pairs.push([String(name), String(value)])
    }
    delete(name) {
      this.#pairs = this.#pairs.filter(([key]) => key !== name)
    }
    sort() {
      this.#pairs.sort(([first], [second]) => (first < second ? -1 : Number(first > second)))
    }
    forEach(call) {
      for (const [name, value] of this.#pairs) call(value, name, this)
    }
    keys() {
      return this.#pairs.map(([name]) => name).values()
    }
    values() {
      return this.#pairs.map(([, value]) => value).values()
    }
    entries() {
      return this.#pairs.map((pair) => [...pair]).values()
    }
    [Symbol.iterator]() {
      return this.entries()
    }
    get size() {
      return this.#pairs.length
    }
    toString() {
      return this.#pairs.map((pair) => pair.map(inQuery).join('=')).join('&')
    }
  }

  globalThis.URL = class URL {
    constructor(address, base) {
      const read = readAddress(String(address), base === undefined ? undefined : String(base))
      const { protocol, hostname, port, pathname, search, hash, hasEmptyTail } = read
      const host = port ? `${hostname}:${port}` : hostname
      const isWeb = protocol in PORTS
      const origin = isWeb ? `${protocol}//${host}` : 'null'
      const tail = `${search || (hasEmptyTail.query ? '?' : '')}${hash || (hasEmptyTail.hash ? '#' : '')}`
      const href = `${isWeb ? origin : protocol}${pathname}${tail}`
      Object.assign(this, { href, origin, protocol, host, hostname, port, pathname, search, hash })
      this.searchParams = new URLSearchParams(search)
    }
    static canParse(address, base) {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    }
    toString() {
      return this.href
    }
    toJSON() {
      return this.href
    }
  }
})()
