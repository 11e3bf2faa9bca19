import { inTransaction } from '../../../kit/db.ts'
import { arrive as arriveIn } from '../../seamless/authenticate.ts'
import type { DialectContext } from './dialect-definition.ts'

/** Redeems a launch token; returns its session and the player's balance. */
export function arrive({ vendor, ports }: DialectContext, { token, gameId }: { token: string; gameId: string }) {
  return inTransaction(ports.db, (tx) => arriveIn(tx, { vendor, gameId, token, now: ports.clock.now() }))
}
