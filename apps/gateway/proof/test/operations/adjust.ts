import fc from 'fast-check'

import { inTransaction } from '../../../kit/db.ts'
import { grant as give, debitBalance as take } from '../../../wallet/public.ts'
import { CURRENCY, MERCHANT } from '../world/party.ts'
import { cents, unitsOfCents } from './amounts.ts'
import { operation } from './operation.ts'

const grant = operation({
  name: 'grant',
  weight: 3,
  requested: fc.record({ cents, turnover: fc.constantFrom(0, 100, 250) }),
  act: async ({ world, party: { player }, key, persist }, { cents: amount, turnover }) => {
    const units = unitsOfCents(amount)
    const account = { memberId: player.id, merchantCode: MERCHANT, currency: CURRENCY, at: world.clock.now() }
    await persist((db) =>
      inTransaction(db, (tx) => give(tx, { ...account, key, amount: units, turnoverHundredths: turnover })),
    )
    player.main += units
  },
})

const takeBack = operation({
  name: 'take back',
  weight: 1,
  requested: fc.constant(null),
  act: async ({ world, party: { player }, key, persist }) => {
    const account = { memberId: player.id, merchantCode: MERCHANT, currency: CURRENCY, at: world.clock.now() }
    await persist((db) => inTransaction(db, (tx) => take(tx, { ...account, key })))
    player.main = 0n
  },
})

export const adjust = [grant, takeBack]
