import type { CheckResult } from '@ante/contract/console/withdrawal-parts.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { currentExclusionsOf } from '../../responsible-gaming/public.ts'
import { vipLevelOfEach } from '../../vip/public.ts'
import { turnoverLeftOfEach } from '../../wallet/public.ts'
import { rulesOf } from '../withdrawals/withdrawal-rules.ts'
import type { Withdrawal } from '../withdrawals/withdrawals.ts'
import { claimColumns, claimJoin } from './claims.ts'
import type { ClaimColumns } from './claims.ts'
import { checksOf } from './review-rules.ts'

interface FoundRow extends Withdrawal, ClaimColumns {
  account: string
  member_status: string
  payee_name: string | null
  holder: string
  added_at: Date
  balance_after_out: bigint | null
  requests_in_last_day: bigint
  deposited: bigint
  withdrawn: bigint
  linked: string[]
  is_proposed: boolean
}

export interface ReviewFacts {
  row: FoundRow
  level: number
  turnoverLeft: bigint
  checks: CheckResult[]
}

/** Maximum number of listed accounts with the same card. */
const LINKED = 20

/** Returns everything that a reviewer is shown about these withdrawals of a merchant, by id. */
export async function reviewFacts(
  db: Db,
  { merchantCode, ids, now }: { merchantCode: string; ids: readonly string[]; now: Date },
): Promise<Map<string, ReviewFacts>> {
  const rows = await rowsOf(db, { merchantCode, ids, now })
  const memberIds = [...new Set(rows.map(({ member_id: id }) => id))]
  const levels = await vipLevelOfEach(db, memberIds)
  const turnovers = await turnoverLeftOfEach(db, merchantCode, memberIds)
  const exclusions = await currentExclusionsOf(db, memberIds, now)
  const { maximum } = await rulesOf(db, merchantCode)
  return new Map(
    rows.map((row) => {
      const turnoverLeft = turnovers.get(row.member_id) ?? 0n
      const checks = checksOf({
        amount: row.amount,
        maximum,
        holder: row.holder,
        payeeName: row.payee_name,
        turnoverLeft,
        cardAddedAt: row.added_at,
        now,
        requestsInLastDay: Number(row.requests_in_last_day),
        linked: row.linked.length,
        exclusion: exclusions.get(row.member_id)?.kind ?? null,
        isActive: row.member_status === 'active',
      })
      return [row.id, { row, level: levels.get(row.member_id) ?? 0, turnoverLeft, checks }]
    }),
  )
}

async function rowsOf(
  db: Db,
  { merchantCode, ids, now }: { merchantCode: string; ids: readonly string[]; now: Date },
): Promise<FoundRow[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const { rows } = await sql<FoundRow>`
    select withdrawal.*, member.account, member.status as member_status, nullif(profile.payee_name, '') as payee_name,
      card.holder, card.added_at, posted.debit_balance as balance_after_out,
      (select count(*) from withdrawal other where other.member_id = withdrawal.member_id
        and other.requested_at > ${dayAgo} and other.state <> 'CANCELLED') as requests_in_last_day,
      (select coalesce(sum(credited), 0)::int8 from deposit
        where deposit.member_id = withdrawal.member_id and state = 'SUCCESS') as deposited,
      (select coalesce(sum(amount), 0)::int8 from withdrawal other
        where other.member_id = withdrawal.member_id and state = 'SUCCESS') as withdrawn,
      array(select distinct owner.account from bank_card same join member owner on owner.id = same.member_id
        where same.merchant_code = card.merchant_code and same.number_mark = card.number_mark
          and same.member_id <> withdrawal.member_id limit ${LINKED}) as linked,
      exists (select from change_request where object = 'withdrawal:' || withdrawal.id and state = 'waiting') as is_proposed,
      ${claimColumns}
    from withdrawal
    join member on member.id = withdrawal.member_id
    join bank_card card on card.id = withdrawal.bank_card_id
    left join member_profile profile on profile.member_id = withdrawal.member_id
    left join transfer posted on posted.key = 'withdrawal:' || withdrawal.id || ':out'
    ${claimJoin(sql`withdrawal_claim`, sql`claim.withdrawal_id = withdrawal.id`, now)}
    where withdrawal.id = any(${ids}::text[]) and withdrawal.merchant_code = ${merchantCode}`.execute(db)
  return rows
}
