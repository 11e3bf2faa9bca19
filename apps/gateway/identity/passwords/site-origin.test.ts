import { expect, test } from 'vitest'

import { siteOrigin } from './site-origin.ts'

const atBrand = { host: 'Brand.example', protocol: 'https', localPort: 8443, production: true }
const here = { host: 'localhost:8080', protocol: 'http', localPort: 8080, production: false }

test.each([
  ['behind a proxy in production', atBrand, 'https://brand.example'],
  [
    'in production, with a port and scheme in the request',
    { ...atBrand, host: 'brand.example:80', protocol: 'http' },
    'https://brand.example',
  ],
  ['at our own port', { ...atBrand, host: 'brand.example:8443' }, 'https://brand.example:8443'],
  ['at an unknown port', { ...atBrand, host: 'brand.example:8444' }, 'https://brand.example'],
  ['in development', here, 'http://localhost:8080'],
  ['with an unsupported scheme', { ...here, protocol: 'gopher' }, 'http://localhost:8080'],
  ['over a socket without a port', { ...here, host: 'localhost', localPort: undefined }, 'http://localhost'],
])('%s (%j) a link points to %s', (_, { host, protocol, localPort, production }, origin) => {
  const request = { host, protocol, socket: { localPort } } as Parameters<typeof siteOrigin>[0]
  expect(siteOrigin(request, { production })).toBe(origin)
})
