import type { Opening, Vendor, VendorAnswer } from './adapter.ts'

/** Returns the vendor's URL with game, token, room and lottery mode; other query parameters stay. */
export function gameAddress({ vendor, gameId, token, roomId, prizeMode }: Opening): string {
  const address = new URL(vendor.launchUrl)
  address.searchParams.set('game', gameId)
  address.searchParams.set('token', token)
  if (roomId !== undefined) address.searchParams.set('room', roomId)
  if (prizeMode !== undefined) address.searchParams.set('prize_mode', prizeMode)
  return address.href
}

/**
 * Returns a vendor's page that a player may open, from its URL or path: only a page on the origin of the vendor's
 * games. Null otherwise.
 */
export function validateVendorPage(url: string, { launchUrl }: Pick<Vendor, 'launchUrl'>): string | null {
  const page = URL.parse(url, launchUrl)
  // `blob:` URLs have the origin of their creator, and credentials before the host can be mistaken for the host.
  const isPage = page !== null && /^https?:$/.test(page.protocol) && page.username === '' && page.password === ''
  return isPage && page.origin === new URL(launchUrl).origin ? page.href : null
}

/** Validates a URL from the vendor's server: players are redirected only to the known origin of its games. */
export function validateVendorUrl(url: string, { launchUrl }: Pick<Vendor, 'launchUrl'>): VendorAnswer<string> {
  const [actual, known] = [new URL(url), new URL(launchUrl)]
  return actual.origin === known.origin
    ? { kind: 'done', value: actual.href }
    : { kind: 'unknown', problem: `an address at ${actual.origin}, where no game of this vendor opens` }
}
