import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import type { TestGateway } from '../../test/start-gateway.ts'
import type { SignedInMember } from '../../test/members.ts'
import { promotionOf } from './promotion-fixtures.ts'

export const HOUR_MS = 3_600_000

/** Returns the ledger entries and wagering requirements of a member's rewards. */
export async function proofOf({ ports: { db } }: TestGateway, { memberId }: SignedInMember) {
  const { rows } = await sql<{ code: number; amount: bigint; required: bigint | null }>`
    select transfer.code, transfer.amount, (requirement.amount * multiple_hundredths / 100)::int8 as required
    from transfer join account on account.id = transfer.credit_account
    left join turnover_requirement requirement on requirement.key = transfer.key
    where account.member_id = ${memberId} and transfer.code = 4104`.execute(db)
  return rows
}

export async function balanceOf(gateway: TestGateway, { token }: SignedInMember): Promise<string> {
  const answer = await gateway.call(getBalance, {}, { token })
  return answer.ok ? answer.value.sumBalance : answer.code
}

/** Creates a promotion that starts in an hour. */
export const comingPromotion = (gateway: TestGateway, type: PromotionType, rules: object) =>
  promotionOf(gateway, type, rules, { starts_at: new Date(gateway.ports.clock.now().getTime() + HOUR_MS) })
