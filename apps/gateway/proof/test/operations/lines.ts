import { equal } from 'node:assert/strict'

import fc from 'fast-check'

import { inTransaction } from '../../../kit/db.ts'
import { lockAccounts } from '../../../wallet/public.ts'
import { mainAccountOf } from '../../../wallet/accounts.ts'
import { createTransfer, repeatedTransfer } from '../../../cashier/line-transfers/line-transfers.ts'
import { CURRENCY, MERCHANT } from '../world/party.ts'
import { cents, unitsOfCents } from './amounts.ts'
import { operation } from './operation.ts'

const send = operation({
  name: 'send along the line',
  weight: 3,
  requested: fc.record({ cents, direction: fc.constantFrom('up' as const, 'down' as const) }),
  act: async ({ world, party, key, persist }, { cents: amount, direction }) => {
    const units = unitsOfCents(amount)
    const [payer, payee] = direction === 'up' ? [party.player, party.upline] : [party.upline, party.player]
    const isCovered = payer.main >= units
    const sent = await persist(async (db) => {
      const transfer = { merchantCode: MERCHANT, currency: CURRENCY, payerId: payer.id, payeeId: payee.id, direction }
      const made = { ...transfer, amount: units, day: '2026-03-01', requestKey: key, at: world.clock.now() }
      return inTransaction(db, async (tx) => {
        await lockAccounts(tx, [await mainAccountOf(tx, payer.id), await mainAccountOf(tx, payee.id)])
        return (await repeatedTransfer(tx, payer.id, key)) ?? createTransfer(tx, made)
      }).catch(refusedAsNull)
    })
    equal(sent !== null, isCovered)
    if (sent === null) return
    payer.main -= units
    payee.main += units
  },
})

function refusedAsNull(error: unknown): null {
  if (error instanceof Error && error.name === 'TransferRefused') return null
  throw error
}

export const lines = [send]
