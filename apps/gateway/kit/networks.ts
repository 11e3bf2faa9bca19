const GROUPS = 8
const GROUP_BITS = 16
/** Prefixes that one owner may have: a household a /64 or a /56, a company site or a rented server a /48. */
const IPV6_PREFIXES = [64, 56, 48]

/**
 * Normalises an address: an IPv4-mapped IPv6 address (`::ffff:203.0.113.7`, `::ffff:cb00:7107`) becomes that IPv4
 * address, letters become lower case, and a zone (`%eth0`) is removed. Empty if the client has closed the connection.
 */
export function plainAddress(ip: string | undefined): string {
  const [address = ''] = (ip ?? '').toLowerCase().split('%')
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  return isMapped(groups) ? dotted(groups) : address
}

/**
 * Returns the networks by which attempts from an address are counted, narrowest first: the address itself and its /24
 * for IPv4, the /64, /56 and /48 for IPv6, whose owners can change addresses within them.
 */
export function networksOf(ip: string | undefined): [narrowest: string, ...wider: string[]] {
  const address = plainAddress(ip)
  if (address.includes(':')) {
    const groups = groupsOf(address)
    const [narrowest = address, ...wider] = IPV6_PREFIXES.map((bits) => prefixOf(groups, bits))
    return [narrowest, ...wider]
  }
  const [, front] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? []
  return front === undefined ? [address] : [address, `${front}.0/24`]
}

/**
 * Returns the networks of an address with their multiples of a limit: the narrowest belongs to one household, wider
 * ones contain many households and mobile phones.
 */
export function networkShares(ip: string | undefined): { network: string; share: number }[] {
  return networksOf(ip).map((network, index) => ({ network, share: index === 0 ? 1 : shareOfWider(network) }))
}

const shareOfWider = (network: string): number => (network.endsWith('/56') ? 4 : 16)

/** Returns the widest network of an address: its /24 or /48. */
export const wideNetworkOf = (ip: string | undefined): string => networksOf(ip).at(-1) ?? networkOf(ip)

/** Returns the narrowest network of an address: itself for IPv4, its /64 for IPv6. */
export const networkOf = (ip: string | undefined): string => networksOf(ip)[0]

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [front = [], back = []] = hexadecimal(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const missingGroups = Math.max(0, GROUPS - front.length - back.length)
  return [...front, ...Array<string>(missingGroups).fill('0'), ...back].map((group) => Number.parseInt(group, 16) || 0)
}

/** An IPv6 address may end in IPv4 notation: `::ffff:203.0.113.7`. */
function hexadecimal(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}

const isMapped = (groups: number[]) => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const dotted = ([, , , , , , high = 0, low = 0]: number[]) => [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')

function prefixOf(groups: number[], bits: number): string {
  const stored = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const free = Math.max(0, (index + 1) * GROUP_BITS - bits)
    return ((group >> free) << free).toString(16)
  })
  return `${stored.join(':')}::/${bits}`
}
