import { getLine } from '@ante/contract/cashier/line-transfers.ts'
import { changePaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { beforeAll, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { balancesOf, outcomeOf, send } from '../test/line-fixtures.ts'

const gateway = sharedGateway()
let agent: LineMember
beforeAll(async () => {
  agent = await lineMember(gateway, '0.00', { type: 2 })
})

async function coolingOf({ token }: LineMember): Promise<string | null> {
  const answer = await gateway.call(getLine, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.coolingUntil
}

test('a member who recently changed the payment password cannot send, up or down, for a day', async () => {
  const member = await lineMember(gateway, '500.00', { above: agent })
  const middle = await lineMember(gateway, '500.00', { type: 1, above: agent })
  const low = await lineMember(gateway, '0.00', { above: middle })
  const renewed = { newPaymentPassword: '864209', confirmNewPaymentPassword: '864209' }
  for (const { token } of [member, middle]) {
    const passwords = { oldPaymentPassword: PAYMENT_PASSWORD, ...renewed }
    expect(await gateway.call(changePaymentPassword, passwords, { token })).toMatchObject({ ok: true })
  }
  const coolingUntil = await coolingOf(member)
  expect(Date.parse(coolingUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const sent = { amount: '10.00', paymentPassword: '864209' }
  expect(await send(gateway, member, sent)).toMatchObject({ code: 'cooling.off', details: { until: coolingUntil } })
  expect(await outcomeOf(gateway, middle, { ...sent, to: low })).toBe('cooling.off')
  expect(await balancesOf(gateway, member, middle, low)).toEqual(['500.00', '500.00', '0.00'])

  const { db } = gateway.ports
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000)
  await db
    .updateTable('member_profile')
    .set({ payment_password_changed_at: aDayAgo })
    .where('member_id', 'in', [member.memberId, middle.memberId])
    .execute()
  expect(await coolingOf(member)).toBeNull()
  expect(await outcomeOf(gateway, member, sent)).toBe('sent')
  expect(await outcomeOf(gateway, middle, { ...sent, to: low })).toBe('sent')
  expect((await verifyLedger(db)).problems).toEqual([])
})
