import type {
  listPlayerBonuses,
  listPlayerDeposits,
  listPlayerLedger,
  listPlayerWithdrawals,
} from '@ante/contract/console/players/money-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import { exactTextOf, textOf, unitsOf } from '../../../kit/money.ts'
import { pageOf } from '../../../kit/page-of.ts'
import { localizedTitle, rewardsFrom, rewardStatusOf } from '../../../promotions/public.ts'
import { recordsAfter, turnoverInfo } from '../../../wallet/public.ts'
import { cursorId, newestRows, pageById, timeOf } from './page.ts'
import type { ListPorts, ListQuery } from './page.ts'

/** A range of all days; the page size limits the result. */
const ALWAYS = { from: '1990-01-01', to: '2999-12-31' }

/** Returns the entries of a wallet, with the balance before and after each. */
export async function playerLedger(
  { db }: ListPorts,
  { player, after, size, wallet = MAIN_WALLET }: ListQuery & { wallet?: number | undefined },
): Promise<OutputOf<typeof listPlayerLedger>> {
  const query = { memberId: player.id, typeId: wallet, days: { ...ALWAYS, zone: player.zone } }
  const cursor = after === undefined ? undefined : String(cursorId(after))
  const found = await recordsAfter(db, query, { after: cursor, limit: size + 1 })
  const { page, next } = pageOf(found, size, ({ number }) => number)
  return {
    rows: page.map(({ number, at, code, group, amount, balance, reference, key }) => {
      const before = textOf(unitsOf(balance) - unitsOf(amount))
      return { id: number, at, code, group, amount, before, after: balance, reference, key }
    }),
    next,
  }
}

export async function playerDeposits(
  { db }: ListPorts,
  query: ListQuery,
): Promise<OutputOf<typeof listPlayerDeposits>> {
  const found = await newestRows(db, 'deposit', query)
  const rows = found.map((row) => ({
    id: String(row.id),
    number: row.transaction_id,
    at: row.created_at.toISOString(),
    state: row.state,
    channel: row.channel_name,
    provider: row.provider,
    requested: textOf(row.requested),
    credited: row.credited === null ? null : textOf(row.credited),
    bonus: row.bonus === null ? null : textOf(row.bonus),
    creditedAt: timeOf(row.credited_at),
    providerReference: row.provider_ref,
    problem: row.problem_settled_at === null ? row.problem : null,
  }))
  return pageById(rows, query.size)
}

interface WithdrawalRow {
  number: bigint
  id: string
  at: Date
  state: string
  amount: bigint
  fee: bigint
  bank: string
  last: string
  ended: Date | null
  reason: string | null
  note: string | null
  actor: string | null
}

export async function playerWithdrawals(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerWithdrawals>> {
  const { rows: found } = await sql<WithdrawalRow>`
    select number, id, requested_at as at, state, amount, fee, bank_name as bank, last_digits as last, ended_at as ended,
      step.reason, step.note, step.actor
    from withdrawal
    left join lateral (select reason, note, actor from withdrawal_step
      where withdrawal_id = withdrawal.id and not refused order by withdrawal_step.id desc limit 1) step on true
    where member_id = ${player.id} and number < ${cursorId(after)} order by number desc limit ${size + 1}`.execute(db)
  const rows = found.map(({ number, id, at, state, amount, fee, bank, last, ended, reason, note, actor }) => ({
    id: String(number),
    number: id,
    at: at.toISOString(),
    state,
    amount: textOf(amount),
    fee: textOf(fee),
    bank,
    lastDigits: last,
    endedAt: timeOf(ended),
    reason: reason ?? '',
    note: note ?? '',
    actor: actor ?? '',
  }))
  return pageById(rows, size)
}

const STATUS = { C: 'claimed', U: 'issued', E: 'expired' } as const
const HUNDREDTHS = 100n

/** Returns rewards, and the remaining turnover as on the player's own page. */
export async function playerBonuses(
  { db, clock }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerBonuses>> {
  const now = clock.now()
  const { id: memberId, merchantCode, currency } = player
  const [found, wagering] = await Promise.all([
    rewardsFrom(db)
      .where('reward.member_id', '=', memberId)
      .where('reward.id', '<', cursorId(after))
      .orderBy('reward.id', 'desc')
      .limit(size + 1)
      .execute(),
    turnoverInfo(db, { memberId, merchantCode, currency, account: player.account }),
  ])
  const rows = found.map((row) => ({
    id: String(row.id),
    at: row.issued_at.toISOString(),
    title: localizedTitle(row.titles, 'EN')?.text ?? '',
    type: row.type,
    promotion: row.promotion_code,
    amount: textOf(row.amount),
    multiple: exactTextOf(BigInt(row.multiple_hundredths) * HUNDREDTHS),
    status: STATUS[rewardStatusOf(row, now)],
    claimedAt: timeOf(row.claimed_at),
    expiresAt: row.expires_at.toISOString(),
  }))
  const { required, done, left, requirements } = wagering
  const open = requirements.map(({ cause, amount, multiple, madeAt, ...progress }) => {
    return { cause, amount, multiple, madeAt, required: progress.required, done: progress.done, left: progress.left }
  })
  return { ...pageById(rows, size), wagering: { required, done, left, requirements: open } }
}
