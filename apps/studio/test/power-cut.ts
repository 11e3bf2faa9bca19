import type { Db } from '@ante/plain-server/db.ts'
import type { PoolClient } from 'pg'

import type { RoundPorts } from '../kit/rounds/advance.ts'

export class PowerCut extends Error {}

/** Returns ports that stop working after this number of statements and calls, like a power failure. */
export function cutAfter(steps: number, { db, walletOf, ...rest }: RoundPorts): RoundPorts {
  let stepsLeft = steps
  const live = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (stepsLeft <= 0) throw new PowerCut()
    stepsLeft -= 1
    const result = await action()
    if (stepsLeft <= 0) throw new PowerCut() // executed, but the caller never received the result
    return result
  }
  const query = (text: string, values?: unknown[]) => live(() => db.query(text, values))
  // Only the commit of a transaction counts as a step: a crash before the commit rolls the transaction back.
  const connect = async () => {
    const client: PoolClient = await db.connect()
    const ended = (text: string, values?: unknown[]) =>
      text === 'commit' ? live(() => client.query(text)) : client.query(text, values)
    return Object.assign(Object.create(client) as PoolClient, { query: ended, release: () => client.release() })
  }
  return {
    ...rest,
    db: Object.assign(Object.create(db) as Db, { query, connect }),
    walletOf: (vendor) => {
      const wallet = walletOf(vendor)
      return {
        ...wallet,
        bet: (round) => live(() => wallet.bet(round)),
        win: (round) => live(() => wallet.win(round)),
        payPart: (round, part) => live(() => wallet.payPart(round, part)),
        rollback: (round) => live(() => wallet.rollback(round)),
      }
    },
  }
}
