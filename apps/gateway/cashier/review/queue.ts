import type { listWithdrawalQueue } from '@ante/contract/console/withdrawals.ts'
import type { WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { rulesOf } from '../withdrawals/withdrawal-rules.ts'
import { decisionReasons } from './decision-reasons.ts'
import { reviewFacts } from './review-facts.ts'
import { shownInReview } from './shown-withdrawal.ts'

type Input = ParsedInputOf<typeof listWithdrawalQueue>
type Page = OutputOf<typeof listWithdrawalQueue>

/** Maximum number of rows of a tab that one call reads; counts end at this number. */
const WINDOW = 10_000

interface Tab {
  states: readonly string[]
  condition?: RawBuilder<unknown>
  /** Whether the tab lists ended withdrawals, newest first. */
  isEnded?: true
}

const TABS: Record<WithdrawalTab, Tab> = {
  review: { states: ['REVIEW'], condition: sql`held_at is null` },
  held: { states: ['REVIEW'], condition: sql`held_at is not null` },
  paying: { states: ['APPROVED', 'PAYING'], condition: sql`(state = 'APPROVED' or provider is not null)` },
  manual: { states: ['PAYING'], condition: sql`provider is null` },
  paid: { states: ['SUCCESS'], isEnded: true },
  rejected: { states: ['REJECTED'], isEnded: true },
  failed: { states: ['FAILED'], isEnded: true },
  cancelled: { states: ['CANCELLED'], isEnded: true },
}

/** Returns a page of one tab, and the totals of all tabs under the same filter. */
export async function queuePage(
  db: Db,
  { merchantCode, staffId, now }: { merchantCode: string; staffId: bigint; now: Date },
  input: Input,
): Promise<Page> {
  const { arrivalMinutes } = await rulesOf(db, merchantCode)
  const { page, next } = await numbersOf(db, { merchantCode, now }, input)
  const facts = await reviewFacts(db, { merchantCode, ids: page.map(({ id }) => id), now })
  const rows = page.flatMap(({ id }) => facts.get(id) ?? [])
  return {
    withdrawals: rows.map((one) => shownInReview(one, { staffId, arrivalMinutes })),
    next,
    tabs: await totals(db, { merchantCode, now }, input),
    ...(await choices(db, merchantCode)),
    reasons: await decisionReasons(db),
  }
}

/** Returns a query for the rows of a tab in their order, at most `WINDOW`. */
function windowOf(merchantCode: string, tab: Tab, after: string | undefined): RawBuilder<unknown> {
  const { states, isEnded } = tab
  const beyond = isEnded ? sql`<` : sql`>`
  const place = after === undefined ? sql`` : sql`and number ${beyond} ${after}`
  const order = isEnded ? sql`desc` : sql`asc`
  return sql`(
    select * from withdrawal where merchant_code = ${merchantCode} and state = any(${states}::text[]) ${place}
    order by number ${order} limit ${WINDOW}) seen`
}

function filtered({ now }: { now: Date }, tab: Tab, input: Input): RawBuilder<unknown> {
  const { minimum, maximum, minutes, bank, level, provider, first } = input
  const conditions = [
    ...(tab.condition ? [tab.condition] : []),
    ...(minimum === undefined ? [] : [sql`amount >= ${unitsOf(minimum)}`]),
    ...(maximum === undefined ? [] : [sql`amount <= ${unitsOf(maximum)}`]),
    ...(minutes === undefined ? [] : [sql`requested_at <= ${new Date(now.getTime() - minutes * MINUTE_MS)}`]),
    ...(bank === undefined ? [] : [sql`bank_code = ${bank}`]),
    ...(provider === undefined ? [] : [sql`provider = ${provider}`]),
    ...(level === undefined
      ? []
      : [
          sql`coalesce((select vip_member.level from vip_member where vip_member.member_id = seen.member_id), 0) = ${level}`,
        ]),
    ...(first === undefined
      ? []
      : [
          sql`not exists (select from withdrawal paid where paid.member_id = seen.member_id and paid.state = 'SUCCESS')`,
        ]),
  ]
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
}

interface Numbered {
  id: string
  number: bigint
}

async function numbersOf(
  db: Db,
  { merchantCode, now }: { merchantCode: string; now: Date },
  input: Input,
): Promise<{ page: Numbered[]; next: string | null }> {
  const tab = TABS[input.tab]
  const order = tab.isEnded ? sql`desc` : sql`asc`
  const { rows } = await sql<Numbered>`
    select id, number from ${windowOf(merchantCode, tab, input.after)} ${filtered({ now }, tab, input)}
    order by number ${order} limit ${input.size + 1}`.execute(db)
  const page = rows.slice(0, input.size)
  if (rows.length > input.size) return { page, next: String(page.at(-1)?.number) }
  return { page, next: await endOfWindow(db, merchantCode, { tab, after: input.after }) }
}

/** Returns the cursor of the next call if the tab has more rows than the window; otherwise null. */
async function endOfWindow(
  db: Db,
  merchantCode: string,
  { tab, after }: { tab: Tab; after: string | undefined },
): Promise<string | null> {
  const last = tab.isEnded ? sql`min(number)` : sql`max(number)`
  const { rows } = await sql<{ count: bigint; last: bigint | null }>`
    select count(*) as count, ${last} as last from ${windowOf(merchantCode, tab, after)}`.execute(db)
  return Number(rows[0]?.count ?? 0) < WINDOW ? null : String(rows[0]?.last)
}

async function totals(db: Db, scope: { merchantCode: string; now: Date }, input: Input): Promise<Page['tabs']> {
  const of = async (name: WithdrawalTab) => {
    const tab = TABS[name]
    const { rows } = await sql<{ count: bigint; sum: bigint; seen: bigint }>`
      with seen as materialized (select * from ${windowOf(scope.merchantCode, tab, undefined)})
      select count(*) as count, coalesce(sum(amount), 0)::int8 as sum, (select count(*) from seen) as seen
      from seen ${filtered(scope, tab, input)}`.execute(db)
    const { count = 0n, sum = 0n, seen = 0n } = rows[0] ?? {}
    return { count: Number(count), sum: textOf(sum), isCapped: Number(seen) >= WINDOW }
  }
  return {
    review: await of('review'),
    held: await of('held'),
    paying: await of('paying'),
    manual: await of('manual'),
    paid: await of('paid'),
    rejected: await of('rejected'),
    failed: await of('failed'),
    cancelled: await of('cancelled'),
  }
}

async function choices(db: Db, merchantCode: string): Promise<Pick<Page, 'banks' | 'providers' | 'currency'>> {
  const banks = await db
    .selectFrom('bank')
    .select(['code', 'name'])
    .where('merchant_code', '=', merchantCode)
    .orderBy('position')
    .limit(200)
    .execute()
  const providers = await db
    .selectFrom('payment_provider')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .orderBy('code')
    .execute()
  const merchant = await db
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  return { banks, providers: providers.map(({ code }) => code), currency: merchant.currency }
}
