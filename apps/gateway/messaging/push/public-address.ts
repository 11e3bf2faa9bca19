import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/** Networks that are not public: loopback, private, carrier-internal, documentation and multicast networks. */
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
  blockNetwork(network, 'ipv4')
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
  blockNetwork(network, 'ipv6')
}
for (const network of ['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']) blockNetwork(network, 'ipv6')

function blockNetwork(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/')
  inner.addSubnet(address, Number(bits), family)
}

/** Whether an IP address is publicly reachable. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  // IPv4-mapped IPv6 addresses are checked as IPv4 addresses.
  return !inner.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const MAX_NAME_LENGTH = 253

/**
 * Push services of all browsers: Chrome, Edge on Android, Opera, Samsung and Brave (Google), Firefox, Safari and Edge
 * on Windows. Source: the endpoints that each vendor documents for firewalls. All other hosts are refused: otherwise a
 * member could make the gateway call any host (SSRF).
 */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|android\.googleapis\.com|jmt17\.google\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)$/

/**
 * Whether a member may register this URL as a push service: https on the default port of a known host. The resolved
 * address is checked again at each call.
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
  return name.length <= MAX_NAME_LENGTH && PUSH_SERVICES.test(name)
}

/** Resolves a name for a connection, and returns public addresses only. */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const addresses = found.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (!first) return done(Object.assign(new Error(`${name} is no public address`), { code: 'ENOTPUBLIC' }), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}
