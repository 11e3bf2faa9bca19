import type { DepositTab, listDepositQueue, QueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { hasOpenProblem } from '../deposits/deposit-problem.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { decisionReasons } from '../review/decision-reasons.ts'

type Input = ParsedInputOf<typeof listDepositQueue>
type Page = OutputOf<typeof listDepositQueue>

/** Maximum number of rows of a tab that one call reads; counts end at this number. */
const WINDOW = 10_000

interface Tab {
  states: readonly string[]
  condition?: RawBuilder<unknown>
  /** Whether the tab lists ended deposits, newest first. */
  isEnded?: true
}

const HAS_PROBLEM = sql`problem is not null and problem_settled_at is null`
const ALL = [
  'CREATED',
  'WAITING_PAYMENT',
  'SUBMITTED',
  'PROCESSING',
  'SUCCESS',
  'EXPIRED',
  'FAILED',
  'REJECTED',
  'CANCELLED',
]

const TABS: Record<DepositTab, Tab> = {
  claims: { states: ['SUBMITTED', 'PROCESSING'] },
  problems: { states: ALL, condition: HAS_PROBLEM },
  waiting: { states: ['CREATED', 'WAITING_PAYMENT'] },
  expired: { states: ['EXPIRED'], isEnded: true },
  failed: { states: ['FAILED', 'REJECTED'], isEnded: true },
  cancelled: { states: ['CANCELLED'], isEnded: true },
  credited: { states: ['SUCCESS'], isEnded: true },
}

/** Returns a page of one tab, and the totals of all tabs under the same filter. */
export async function depositQueuePage(db: Db, merchantCode: string, input: Input): Promise<Page> {
  const tab = TABS[input.tab]
  const order = tab.isEnded ? sql`desc` : sql`asc`
  const { rows } = await sql<{ id: bigint }>`
    select id from ${windowOf(merchantCode, tab, input.after)} ${filtered(input)}
    order by id ${order} limit ${input.size + 1}`.execute(db)
  const page = rows.slice(0, input.size)
  const isFull = rows.length > input.size
  const found = await queuedDeposits(
    db,
    merchantCode,
    page.map(({ id }) => id),
  )
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
    deposits: page.flatMap(({ id }) => found.get(id) ?? []),
    next: isFull ? String(page.at(-1)?.id) : await endOfWindow(db, merchantCode, { tab, after: input.after }),
    tabs: await totals(db, merchantCode, input),
    currency,
    reasons: (await decisionReasons(db)).filter(({ kind }) => kind === 'deposit'),
    channels: channels.map(({ code }) => code),
  }
}

/** Returns a query for the rows of a tab in their order, at most `WINDOW`. */
function windowOf(merchantCode: string, { states, condition, isEnded }: Tab, after: string | undefined) {
  const beyond = isEnded ? sql`<` : sql`>`
  const place = after === undefined ? sql`` : sql`and id ${beyond} ${after}`
  const order = isEnded ? sql`desc` : sql`asc`
  // Few deposits have an open problem, and an index has only these.
  const which = condition ?? sql`state = any(${states}::text[])`
  return sql`(
    select * from deposit where merchant_code = ${merchantCode} and ${which} ${place}
    order by id ${order} limit ${WINDOW}) seen`
}

function filtered({ minimum, maximum, channel }: Input): RawBuilder<unknown> {
  const conditions = [
    ...(minimum === undefined ? [] : [sql`requested >= ${unitsOf(minimum)}`]),
    ...(maximum === undefined ? [] : [sql`requested <= ${unitsOf(maximum)}`]),
    ...(channel === undefined ? [] : [sql`channel_code = ${channel}`]),
  ]
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
}

async function endOfWindow(
  db: Db,
  merchantCode: string,
  { tab, after }: { tab: Tab; after: string | undefined },
): Promise<string | null> {
  const last = tab.isEnded ? sql`min(id)` : sql`max(id)`
  const { rows } = await sql<{ count: bigint; last: bigint | null }>`
    select count(*) as count, ${last} as last from ${windowOf(merchantCode, tab, after)}`.execute(db)
  return Number(rows[0]?.count ?? 0) < WINDOW ? null : String(rows[0]?.last)
}

async function totals(db: Db, merchantCode: string, input: Input): Promise<Page['tabs']> {
  const of = async (name: DepositTab) => {
    const { rows } = await sql<{ count: bigint; sum: bigint; seen: bigint }>`
      with seen as materialized (select * from ${windowOf(merchantCode, TABS[name], undefined)})
      select count(*) as count, coalesce(sum(coalesce(credited, requested)), 0)::int8 as sum,
        (select count(*) from seen) as seen
      from seen ${filtered(input)}`.execute(db)
    const { count = 0n, sum = 0n, seen = 0n } = rows[0] ?? {}
    return { count: Number(count), sum: textOf(sum), isCapped: Number(seen) >= WINDOW }
  }
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

/** Coins have up to four decimals; currencies are shown with two. */
const exactAmount = (units: bigint): string => (units % 100n === 0n ? textOf(units) : exactTextOf(units))
