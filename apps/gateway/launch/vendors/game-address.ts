import type { Opening, Vendor, VendorAnswer } from './adapter.ts'

/** The vendor's address with the game, its token, the room and a lottery's mode; what its query says besides stays. */
export function gameAddress({ vendor, gameId, token, roomId, prizeMode }: Opening): string {
  const address = new URL(vendor.launchUrl)
  address.searchParams.set('game', gameId)
  address.searchParams.set('token', token)
  if (roomId !== undefined) address.searchParams.set('room', roomId)
  if (prizeMode !== undefined) address.searchParams.set('prize_mode', prizeMode)
  return address.href
}

/**
 * A page of the vendor's that a player may look at, by its address or its path: on the origin where the vendor's games are
 * known to open, and nothing but a page. Null for all else.
 */
export function validateVendorPage(url: string, { launchUrl }: Pick<Vendor, 'launchUrl'>): string | null {
  const page = URL.parse(url, launchUrl)
  // `blob:` has the origin of what it is made of, and a name before the host is there to be mistaken for the host.
  const isPage = page !== null && /^https?:$/.test(page.protocol) && page.username === '' && page.password === ''
  return isPage && page.origin === new URL(launchUrl).origin ? page.href : null
}

/** An address that the vendor's server gave: a player is sent nowhere else than where its games are known to open. */
export function validateVendorUrl(url: string, { launchUrl }: Pick<Vendor, 'launchUrl'>): VendorAnswer<string> {
  const [given, known] = [new URL(url), new URL(launchUrl)]
  return given.origin === known.origin
    ? { kind: 'done', value: given.href }
    : { kind: 'unknown', problem: `an address at ${given.origin}, where no game of this vendor opens` }
}
