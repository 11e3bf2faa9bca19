import type { MatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import { vendorMatchPrices } from '@ante/contract/launch/vendor-service.ts'

import { listHotMatches } from '../../catalogue/public.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { callVendorService } from '../vendors/call-service.ts'

/**
 * Cache lifetime in milliseconds: a sportsbook is called once for all visitors. The bet slip requests the current price
 * again.
 */
const CACHE_MS = 3_000

interface Book {
  vendor: string
  gameId: string
  roomIds: string[]
}

interface PricePorts extends Pick<LaunchPorts, 'db' | 'clock' | 'catalogue'> {
  keys: VendorKeys
}

/** Returns the prices of a merchant's hot matches. Matches of a sportsbook that does not answer have no prices. */
export function matchPricesReader(ports: PricePorts): (merchantCode: string) => Promise<MatchPrices[]> {
  const cache = new TtlCache<MatchPrices[]>(ports.clock, CACHE_MS)
  const pricesOf = async ({ vendor, ...input }: Book): Promise<MatchPrices[]> => {
    const answer = await callVendorService(ports, vendor, vendorMatchPrices, input)
    return answer.kind === 'done' ? answer.value.matches.filter(({ roomId }) => input.roomIds.includes(roomId)) : []
  }
  return (merchantCode) =>
    cache.get(merchantCode, async () => {
      const matches = await listHotMatches(ports, merchantCode, ports.catalogue.ofMerchant(merchantCode))
      const books = booksOf(matches.filter(({ playable }) => playable))
      return (await Promise.all(books.map(pricesOf))).flat()
    })
}

function booksOf(matches: readonly { vendor: string; gameId: string; roomId: string }[]): Book[] {
  const books = new Map<string, Book>()
  for (const { vendor, gameId, roomId } of matches) {
    const name = `${vendor} ${gameId}`
    const book = books.get(name) ?? { vendor, gameId, roomIds: [] }
    books.set(name, book)
    book.roomIds.push(roomId)
  }
  return [...books.values()]
}
