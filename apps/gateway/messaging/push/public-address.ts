import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/** Networks that are nobody's on the internet: this machine, private ones, carriers' own, examples, many at once. */
const inner = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  shut(network, 'ipv4')
}
for (const network of [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
]) {
  shut(network, 'ipv6')
}
for (const network of ['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']) shut(network, 'ipv6')

function shut(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/')
  inner.addSubnet(address, Number(bits), family)
}

/** Whether an address of the internet protocol can be reached from everywhere. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  // Addresses of the older protocol that are written as ones of the newer are checked as what they are.
  return !inner.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const LONGEST_NAME = 253

/** Names that mean a machine, or a network, of one's own. Source: RFC 6761, RFC 6762, RFC 8375. */
const INNER_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion)$/

/**
 * Whether a member may name this as the place of his push service: https at its usual port of a machine that has a name and is
 * none of ours. What the name leads to is looked at again with each call.
 */
export function isPushEndpoint(address: string): boolean {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return false
  }
  const name = url.hostname.replace(/\.$/, '').toLowerCase()
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  if (name.length > LONGEST_NAME || !name.includes('.') || name.startsWith('[') || isIP(name) !== 0) return false
  return !INNER_NAMES.test(name)
}

/** Looks a name up for a connection, and gives public addresses alone. */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const addresses = found.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (!first) return done(Object.assign(new Error(`${name} is no public address`), { code: 'ENOTPUBLIC' }), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}
