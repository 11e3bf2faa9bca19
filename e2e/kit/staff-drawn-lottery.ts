import { randomInt } from 'node:crypto'

import { inTransaction } from '@ante/gateway/kit/db.ts'
import { publishOnCommit } from '@ante/gateway/kit/postgres-bus.ts'
import { storeLotteryGame } from '@ante/gateway/lottery/public.ts'

import { withSiteGateway } from './site-gateway.ts'

/** Interval of its draws in seconds: long enough to place a bet, short enough to wait for. */
const SECONDS = 30

/** Creates a lottery with quick draws whose results staff enters. Returns its code, which is also its name. */
export function staffDrawnLottery(merchant: string): Promise<string> {
  const code = `J${randomInt(100_000, 1_000_000)}`
  const game = { code, name: code, family: 'SSC', group: 'SSC', prizeModes: ['Lott'] } as const
  const sold = { schedule: { kind: 'steady', seconds: SECONDS }, lockSeconds: 5, isHouse: false, position: 999 }
  return withSiteGateway(({ ports: { db } }) =>
    inTransaction(db, async (tx) => {
      await storeLotteryGame(tx, { merchantCode: merchant, ...game, ...sold })
      await publishOnCommit(tx, 'merchant', merchant)
      return code
    }),
  )
}
