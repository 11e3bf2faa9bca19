import fc from 'fast-check'
import { expect, test } from 'vitest'

import { networkOf, networksOf, plainAddress } from './networks.ts'

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::FFFF:CB00:7107', ['203.0.113.7', '203.0.113.0/24']],
  ['0:0:0:0:0:ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:02ff:ffff::1', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:DB8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['not an address', ['not an address']],
  [undefined, ['']],
])('attempts from %s count for %j', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks)
  expect(networkOf(ip)).toBe(networks[0])
})

test('every notation of an IPv4-mapped IPv6 address is that IPv4 address', () => {
  fc.assert(
    fc.property(fc.ipV4(), (ip) => {
      const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number)
      const hexadecimal = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
      for (const spelling of [`::ffff:${ip}`, `::FFFF:${hexadecimal}`, `0:0:0:0:0:ffff:${ip}`]) {
        expect(plainAddress(spelling)).toBe(ip)
      }
    }),
  )
})

test('all addresses of a /64 are in the same networks', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.bigInt({ min: 0n, max: 0xffffffffffffffffn }), (ip, host) => {
      const [narrowest] = networksOf(ip)
      fc.pre(narrowest.endsWith('/64'))
      const tail = host
        .toString(16)
        .padStart(16, '0')
        .replace(/(.{4})(?=.)/g, '$1:')
      const neighbour = `${narrowest.replace('::/64', '')}:${tail}`
      expect(networksOf(neighbour)).toEqual(networksOf(ip))
    }),
  )
})
