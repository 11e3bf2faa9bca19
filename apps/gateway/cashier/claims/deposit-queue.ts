import type { DepositTab } from '@ante/contract/console/list-filters.ts'
import type { DepositFilter, listDepositQueue, QueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { output } from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { hasOpenProblem } from '../deposits/deposit-problem.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { decisionReasons } from '../review/decision-reasons.ts'
import { idsOfPage, totalOf } from '../review/queue-rows.ts'
import type { QueueTable } from '../review/queue-rows.ts'
import { claimColumns, claimJoin, shownClaim } from '../review/claims.ts'
import type { ClaimColumns } from '../review/claims.ts'
import type { Reviewer } from '../review/seen-withdrawal.ts'
import { statesOfTab } from './deposit-tabs.ts'

type Input = ParsedInputOf<typeof listDepositQueue>
type Page = OutputOf<typeof listDepositQueue>
type Filter = output<typeof DepositFilter>

const QUEUE: QueueTable<DepositTab> = {
  table: 'deposit',
  key: 'id',
  amount: 'requested',
  summed: sql`coalesce(credited, requested)`,
  tabs: {
    claims: { states: statesOfTab.claims },
    // The partial index of this condition contains only the few deposits with an open problem.
    problems: { states: statesOfTab.problems, only: sql`problem is not null and problem_settled_at is null` },
    waiting: { states: statesOfTab.waiting },
    expired: { states: statesOfTab.expired, isEnded: true },
    failed: { states: statesOfTab.failed, isEnded: true },
    cancelled: { states: statesOfTab.cancelled, isEnded: true },
    credited: { states: statesOfTab.credited, isEnded: true },
  },
}

/** Returns a page of one tab, and the totals of all tabs under the same filter. */
export async function depositQueuePage(db: Db, reader: Reviewer, input: Input): Promise<Page> {
  const { merchantCode } = reader
  const { currency } = await db
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const channels = await db
    .selectFrom('payment_channel')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .orderBy('position')
    .limit(200)
    .execute()
  return {
    ...(await depositRows(db, reader, input)),
    tabs: await totals(db, merchantCode, input),
    currency,
    reasons: await decisionReasons(db, merchantCode),
    channels: channels.map(({ code }) => code),
  }
}

/** The person who reads the queue; an export has none. */
export type QueueReader = Omit<Reviewer, 'staffId'> & { staffId: bigint | null }

/** Returns the rows of a page of one tab, for the console and for exports. */
export async function depositRows(
  db: Db,
  reader: QueueReader,
  { tab, sort, after, size, ...filter }: Filter & { after?: string | undefined; size: number },
): Promise<{ deposits: QueuedDeposit[]; next: string | null }> {
  const query = { merchantCode: reader.merchantCode, tab, sort, after, size, filter: conditionsOf(filter) }
  const { ids, next } = await idsOfPage<bigint, DepositTab>(db, QUEUE, query)
  const found = await queuedDeposits(db, reader, ids)
  return { deposits: ids.flatMap((id) => found.get(id) ?? []), next }
}

function conditionsOf({ minimum, maximum, channel }: Omit<Filter, 'tab' | 'sort'>): RawBuilder<unknown>[] {
  return [
    ...(minimum === undefined ? [] : [sql`requested >= ${unitsOf(minimum)}`]),
    ...(maximum === undefined ? [] : [sql`requested <= ${unitsOf(maximum)}`]),
    ...(channel === undefined ? [] : [sql`channel_code = ${channel}`]),
  ]
}

async function totals(db: Db, merchantCode: string, input: Input): Promise<Page['tabs']> {
  const filter = conditionsOf(input)
  const of = (tab: DepositTab) => totalOf(db, QUEUE, { merchantCode, tab, filter })
  return {
    claims: await of('claims'),
    problems: await of('problems'),
    waiting: await of('waiting'),
    expired: await of('expired'),
    failed: await of('failed'),
    cancelled: await of('cancelled'),
    credited: await of('credited'),
  }
}

interface FoundDeposit extends Deposit, ClaimColumns {
  account: string
  has_receipt: boolean
  duplicates: bigint
  has_line: boolean
  is_proposed: boolean
}

/** Returns deposits as shown to reviewers, by id. */
export async function queuedDeposits(
  db: Db,
  { merchantCode, staffId, now }: QueueReader,
  ids: readonly bigint[],
): Promise<Map<bigint, QueuedDeposit>> {
  const { rows } = await sql<FoundDeposit>`
    select deposit.*, member.account, receipt.deposit_id is not null as has_receipt,
      (select count(*) from deposit_receipt same join deposit of_same on of_same.id = same.deposit_id
        where same.picture_hash = receipt.picture_hash and same.deposit_id <> deposit.id
          and of_same.merchant_code = deposit.merchant_code) as duplicates,
      exists (select from bank_line line where line.merchant_code = deposit.merchant_code and line.state = 'open'
        and line.currency = deposit.pay_currency and line.amount = deposit.pay_amount) as has_line,
      exists (select from change_request where object = 'deposit:' || deposit.transaction_id and state = 'waiting')
        as is_proposed,
      ${claimColumns}
    from deposit
    join member on member.id = deposit.member_id
    left join deposit_receipt receipt on receipt.deposit_id = deposit.id
    ${claimJoin(sql`deposit_claim`, sql`claim.deposit_id = deposit.id`, now)}
    where deposit.id = any(${ids}::int8[]) and deposit.merchant_code = ${merchantCode}`.execute(db)
  return new Map(rows.map((row) => [row.id, shownInQueue(row, staffId)]))
}

/** Returns the version of a deposit, which changes with everything that a reviewer decides on. */
export const depositVersion = (deposit: Deposit): string => `${deposit.state}.${hasOpenProblem(deposit) ? 1 : 0}`

const shownInQueue = (row: FoundDeposit, staffId: bigint | null): QueuedDeposit => ({
  id: row.transaction_id,
  state: row.state,
  version: depositVersion(row),
  player: String(row.member_id),
  account: row.account,
  channel: row.channel_name,
  provider: row.provider,
  requested: textOf(row.requested),
  currency: row.currency,
  toPay: exactAmount(row.pay_amount),
  payCurrency: row.pay_currency,
  paid: row.paid === null ? null : exactAmount(row.paid),
  credited: row.credited === null ? null : textOf(row.credited),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  creditedAt: row.credited_at?.toISOString() ?? null,
  payerReference: row.payer_reference,
  problem: hasOpenProblem(row) ? row.problem : null,
  hasReceipt: row.has_receipt,
  duplicates: Number(row.duplicates),
  hasLine: row.has_line,
  isProposed: row.is_proposed,
  claim: shownClaim(row, staffId),
})

/** Formats an amount with two decimals, or with up to four if it is a fraction of a cent, as coins have. */
const exactAmount = (units: bigint): string => (units % 100n === 0n ? textOf(units) : exactTextOf(units))
