import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'

import { putPayeeName } from '../../identity/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'
import { putBankCard } from '../bank-cards/put-bank-card.ts'
import { beginWithdrawal, moveWithdrawal } from '../withdrawals/withdrawals.ts'

export interface Queued {
  merchantCode: string
  count: number
  amount?: string
  /** Holder of the account; the member's own name by default. */
  holder?: string
}

/** Maximum number of requests per member and day that passes all checks. */
const PER_MEMBER = 3
const NAME = 'Ana Reyes'

/** Puts withdrawals in review, by members who pass all checks. Returns their ids, the oldest first. */
export async function queuedWithdrawals(
  gateway: SharedGateway,
  { merchantCode, count, amount = '300.00', holder = NAME }: Queued,
): Promise<string[]> {
  const { db, clock, secrets } = gateway.ports
  const { currency } = await db
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const bank = await db
    .selectFrom('bank')
    .select(['code', 'name'])
    .where('merchant_code', '=', merchantCode)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const ids: string[] = []
  while (ids.length < count) {
    const memberId = await makeTestMember(gateway, '50000.00', { merchantCode })
    const digits = String(Math.floor(Math.random() * 10 ** 10)).padStart(10, '0')
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      await putPayeeName(tx, { memberId, merchantCode, payeeName: NAME, overwrite: true })
      const at = new Date(now.getTime() - 30 * DAY_MS)
      const card = { memberId, merchantCode, bankCode: bank.code, digits, holder, province: '' }
      await putBankCard({ secrets }, tx, { ...card, requestKey: randomUUID(), at })
      const { id: cardId } = await tx
        .selectFrom('bank_card')
        .select('id')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      for (let made = 0; made < PER_MEMBER && ids.length < count; made++) {
        const begun = await beginWithdrawal(
          tx,
          {
            memberId,
            merchantCode,
            currency,
            amount: unitsOf(amount),
            fee: 0n,
            card: { id: cardId, bankCode: bank.code, bankName: bank.name, lastDigits: digits.slice(-4) },
            arrivalMinutes: 30,
            requestKey: randomUUID(),
          },
          now,
        )
        await moveWithdrawal(tx, { ...begun, state: 'SUBMITTED' }, 'REVIEW', { now, actor: 'gateway' })
        ids.push(begun.id)
      }
    })
  }
  return ids
}
