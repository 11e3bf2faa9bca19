import { addBankCard } from '@ante/contract/cashier/bank-cards.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cardNumberEnding, withdrawer } from '../test/withdrawer.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
}, 120_000)
afterAll(() => gateway.stop())

const QUARTER_MS = 15 * 60_000

test('without a payment password a card can be added only by a fresh session', async () => {
  const member = await withdrawer(gateway, '0.00', { merchantCode: 'aurora', ending: '1111' })
  const { db, clock } = gateway.ports
  await db
    .updateTable('member_profile')
    .set({ payment_password_hash: null })
    .where('member_id', '=', member.memberId)
    .execute()
  const card = (ending: string) => ({ bankCode: 'RIVERSIDE', cardNumber: cardNumberEnding(ending), province: 'Cebu' })
  expect(await gateway.call(addBankCard, card('2222'), { token: member.token })).toMatchObject({ ok: true })

  clock.offsetMs += QUARTER_MS + 60_000
  expect(await gateway.call(addBankCard, card('3333'), { token: member.token })).toMatchObject({
    ok: false,
    code: 'payment.password.missing',
  })
})
