const GROUPS = 8
const GROUP_BITS = 16
/** A household has a /64 or a /56, a site of a company or a cheap server a /48. */
const IPV6_PREFIXES = [64, 56, 48]

/**
 * An address in one spelling: an IPv4 address that IPv6 carries (`::ffff:203.0.113.7`, `::ffff:cb00:7107`) is that IPv4
 * address, letters are small, and an interface (`%eth0`) is left out. Empty where a connection has none any more: its client
 * closed it.
 */
export function plainAddress(ip: string | undefined): string {
  const [address = ''] = (ip ?? '').toLowerCase().split('%')
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  return isMapped(groups) ? dotted(groups) : address
}

/**
 * The networks that attempts from an address are counted by, the narrowest first: the address itself and its /24 for
 * IPv4, the /64, /56 and /48 for IPv6, whose owners change addresses within them at will.
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
 * The networks of an address with the share that each has of a limit: a household has one, wider networks hold many households
 * and phones of a carrier.
 */
export function networkShares(ip: string | undefined): { network: string; share: number }[] {
  return networksOf(ip).map((network, place) => ({ network, share: place === 0 ? 1 : shareOfWider(network) }))
}

const shareOfWider = (network: string): number => (network.endsWith('/56') ? 4 : 16)

/** The widest network of an address: its /24 or /48. */
export const wideNetworkOf = (ip: string | undefined): string => networksOf(ip).at(-1) ?? networkOf(ip)

/** The narrowest network of an address: itself for IPv4, its /64 for IPv6. */
export const networkOf = (ip: string | undefined): string => networksOf(ip)[0]

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [front = [], back = []] = hexadecimal(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const missing = Math.max(0, GROUPS - front.length - back.length)
  return [...front, ...Array<string>(missing).fill('0'), ...back].map((group) => Number.parseInt(group, 16) || 0)
}

/** An IPv6 address may end like an IPv4 one: `::ffff:203.0.113.7`. */
function hexadecimal(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}

const isMapped = (groups: number[]) => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const dotted = ([, , , , , , high = 0, low = 0]: number[]) => [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')

function prefixOf(groups: number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, place) => {
    const free = Math.max(0, (place + 1) * GROUP_BITS - bits)
    return ((group >> free) << free).toString(16)
  })
  return `${kept.join(':')}::/${bits}`
}
