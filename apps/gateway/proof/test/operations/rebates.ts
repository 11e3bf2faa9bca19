import fc from 'fast-check'

import { textOf, unitsOf } from '../../../kit/money.ts'
import { claim } from '../../../promotions/rebates/claim-rebate.ts'
import { CURRENCY, MERCHANT } from '../world/party.ts'
import { operation } from './operation.ts'

const claimRebate = operation({
  name: 'claim a rebate',
  weight: 1,
  requested: fc.constant(null),
  act: async ({ world, party: { player }, key, persist }) => {
    const member = { memberId: String(player.id), account: 'p', type: 0, merchantCode: MERCHANT, currency: CURRENCY }
    const paid = await persist(async (db) => {
      const ports = { db, clock: world.clock, balances: { changed: () => undefined } }
      const by = { member, idempotencyKey: key } as Parameters<typeof claim>[1]
      return claim(ports, by).then(({ amount }) => amount, ignoreTooSmall)
    })
    player.main += unitsOf(paid)
  },
})

function ignoreTooSmall(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'rebate.below.minimum') return textOf(0n)
  throw error
}

export const rebates = [claimRebate]
