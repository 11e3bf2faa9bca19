import type { DepositFilter, DepositTab, listDepositQueue, QueuedDeposit } from '@ante/contract/console/deposits.ts'
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

type Input = ParsedInputOf<typeof listDepositQueue>
type Page = OutputOf<typeof listDepositQueue>
type Filter = output<typeof DepositFilter>

const QUEUE: QueueTable<DepositTab> = {
  table: 'deposit',
  key: 'id',
  amount: 'requested',
  summed: sql`coalesce(credited, requested)`,
  tabs: {
    claims: { states: ['SUBMITTED', 'PROCESSING'] },
    // The partial index of this condition contains only the few deposits with an open problem.
    problems: { states: [], only: sql`problem is not null and problem_settled_at is null` },
    waiting: { states: ['CREATED', 'WAITING_PAYMENT'] },
    expired: { states: ['EXPIRED'], isEnded: true },
    failed: { states: ['FAILED', 'REJECTED'], isEnded: true },
    cancelled: { states: ['CANCELLED'], isEnded: true },
    credited: { states: ['SUCCESS'], isEnded: true },
  },
}

/** Returns a page of one tab, and the totals of all tabs under the same filter. */
export async function depositQueuePage(db: Db, merchantCode: string, input: Input): Promise<Page> {
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
    ...(await depositRows(db, merchantCode, input)),
    tabs: await totals(db, merchantCode, input),
    currency,
    reasons: await decisionReasons(db, merchantCode),
    channels: channels.map(({ code }) => code),
  }
}

/** Returns the rows of a page of one tab, for the console and for exports. */
export async function depositRows(
  db: Db,
  merchantCode: string,
  { tab, sort, after, size, ...filter }: Filter & { after?: string | undefined; size: number },
): Promise<{ deposits: QueuedDeposit[]; next: string | null }> {
  const query = { merchantCode, tab, sort, after, size, filter: conditionsOf(filter) }
  const { ids, next } = await idsOfPage<bigint, DepositTab>(db, QUEUE, query)
  const found = await queuedDeposits(db, merchantCode, ids)
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

interface FoundDeposit extends Deposit {
  account: string
  has_receipt: boolean
  duplicates: bigint
  has_line: boolean
  is_proposed: boolean
}

/** Returns deposits as shown to reviewers, by id. */
export async function queuedDeposits(
  db: Db,
  merchantCode: string,
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
        as is_proposed
    from deposit
    join member on member.id = deposit.member_id
    left join deposit_receipt receipt on receipt.deposit_id = deposit.id
    where deposit.id = any(${ids}::int8[]) and deposit.merchant_code = ${merchantCode}`.execute(db)
  return new Map(rows.map((row) => [row.id, shownInQueue(row)]))
}

/** Returns the version of a deposit, which changes with everything that a reviewer decides on. */
export const depositVersion = (deposit: Deposit): string => `${deposit.state}.${hasOpenProblem(deposit) ? 1 : 0}`

const shownInQueue = (row: FoundDeposit): QueuedDeposit => ({
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
})

/** Formats an amount with two decimals, or with up to four if it is a fraction of a cent, as coins have. */
const exactAmount = (units: bigint): string => (units % 100n === 0n ? textOf(units) : exactTextOf(units))
