import type { SportsMatch } from '@ante/contract/catalogue/sports.ts'

import { listVendorMatches } from '../../catalogue/public.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { VendorKeys } from '../vendor-keys.ts'

export interface SportsPorts extends Pick<LaunchPorts, 'db' | 'clock' | 'catalogue'> {
  keys: VendorKeys
}

/** A sportsbook, with the data that opens it. */
export type Sportsbook = Pick<SportsMatch, 'vendor' | 'gameId' | 'nodeId' | 'supportPlay' | 'playable'>

/**
 * Returns the sportsbooks of the matches that a merchant's vendors list and whose vendors have a server, in the order of their
 * first match. Tiles that staff has closed do not close a sportsbook.
 */
export async function sportsbooksOf(ports: SportsPorts, merchantCode: string): Promise<Sportsbook[]> {
  const matches = await listVendorMatches(ports, merchantCode, ports.catalogue.ofMerchant(merchantCode))
  const books = new Map<number, Sportsbook>()
  for (const { vendor, gameId, nodeId, supportPlay, playable } of matches) {
    if (!books.has(nodeId)) books.set(nodeId, { vendor, gameId, nodeId, supportPlay, playable })
  }
  const reachable = await Promise.all(
    [...books.values()].map(async (book) => ((await hasServer(ports, book)) ? [book] : [])),
  )
  return reachable.flat()
}

const hasServer = async ({ keys }: SportsPorts, { vendor }: Sportsbook): Promise<boolean> =>
  Boolean((await keys.addressOf(vendor))?.serviceUrl)
