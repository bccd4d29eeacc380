import type { Header } from '@crossbook/web-files'

/** Headers that CloudFront keeps in fields of their own, and refuses among the others. */
const OWN_FIELDS = {
  'content-security-policy': (value: string) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'x-content-type-options': () => ({ ContentTypeOptions: { Override: true } }),
  'x-frame-options': (value: string) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'referrer-policy': (value: string) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'strict-transport-security': (value: string) => ({
    StrictTransportSecurity: {
      Override: true,
      IncludeSubdomains: false,
      Preload: false,
      AccessControlMaxAgeSec: Number(/^max-age=(\d+)$/.exec(value)?.[1]),
    },
  }),
} as const

/** A response headers policy as `aws cloudfront create-response-headers-policy` takes it. */
export function headersPolicy(name: string, comment: string, headers: readonly Header[]) {
  const others = headers.filter(([header]) => !Object.hasOwn(OWN_FIELDS, header))
  return {
    Name: name,
    Comment: comment,
    SecurityHeadersConfig: Object.assign(
      {},
      ...headers
        .map(([header, value]) =>
          Object.entries(OWN_FIELDS).flatMap(([field, write]) => (field === header ? [write(value)] : [])),
        )
        .flat(),
    ) as Readonly<Record<string, unknown>>,
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}
