import type { BookMatch } from '@ante/contract/catalogue/sports.ts'
import { MAX_SPORTS_MATCHES } from '@ante/contract/catalogue/sports.ts'
import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { vendorSportsMatches } from '@ante/contract/launch/vendor-sports.ts'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { VendorKeys } from '../vendor-keys.ts'
import { callVendorService } from '../vendors/call-service.ts'

/** Maximum number of sportsbooks of a merchant that are asked. */
const MAX_BOOKS = 5

export interface DeskMatch extends BookMatch {
  vendor: string
  nodeId: bigint
}

/**
 * Returns running and coming matches of a sport from the sportsbooks that a merchant offers, for the operator; null if none of
 * them answers.
 */
export async function deskMatches(
  ports: Pick<Ports, 'db' | 'clock' | 'secrets'>,
  merchantCode: string,
  sport: Sport,
): Promise<DeskMatch[] | null> {
  const calling = { clock: ports.clock, keys: new VendorKeys(ports) }
  const answers = await Promise.all(
    (await booksOf(ports.db, merchantCode)).map(async ({ vendor, game_id: gameId, node_id: nodeId }) => {
      const answer = await callVendorService(calling, vendor, vendorSportsMatches, {
        gameId,
        sport,
        limit: MAX_SPORTS_MATCHES,
      })
      return answer.kind === 'done' ? answer.value.matches.map((match) => ({ ...match, vendor, nodeId })) : null
    }),
  )
  const answered = answers.filter((matches) => matches !== null)
  return answered.length === 0 ? null : answered.flat()
}

const booksOf = (db: Db, merchantCode: string) =>
  db
    .selectFrom('game')
    .innerJoin('merchant_vendor', 'merchant_vendor.vendor', 'game.vendor')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .select(['game.vendor', 'game.game_id', 'game.node_id'])
    .where('merchant_vendor.merchant_code', '=', merchantCode)
    .where('game.category', 'in', ['SPORTS', 'ESPORTS'])
    .where('game.active', '=', true)
    .where('vendor.service_url', 'is not', null)
    .orderBy('game.position')
    .orderBy('game.node_id')
    .limit(MAX_BOOKS)
    .execute()
