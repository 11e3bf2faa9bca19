import { expect, test } from 'vitest'

import { siteOrigin } from './site-origin.ts'

test.each([
  ['behind a proxy in production', 'brand.example', 'https', 8080, true, 'https://brand.example'],
  ['in production, whatever is said', 'Brand.example:80', 'http', 8080, true, 'https://brand.example'],
  ['at our own port', 'brand.example:8443', 'https', 8443, true, 'https://brand.example:8443'],
  ["at somebody else's port", 'brand.example:8444', 'https', 8443, true, 'https://brand.example'],
  ['in development', 'localhost:8080', 'http', 8080, false, 'http://localhost:8080'],
  ['with a scheme that is none', 'localhost:8080', 'gopher', 8080, false, 'http://localhost:8080'],
  ['over a socket without a port', 'localhost', 'http', undefined, false, 'http://localhost'],
])('%s (%s) a link leads to %s', (_, host, protocol, localPort, production, origin) => {
  const asked = { host, protocol, socket: { localPort } } as Parameters<typeof siteOrigin>[0]
  expect(siteOrigin(asked, { production })).toBe(origin)
})
