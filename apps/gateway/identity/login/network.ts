const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * What attempts are counted by: an IPv4 address, or the /64 network of an IPv6 one, for a single household owns all
 * addresses of that.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address

  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Math.max(0, GROUPS - front.length - back.length)
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
