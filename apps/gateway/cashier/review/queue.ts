import type { listWithdrawalQueue, WithdrawalFilter } from '@ante/contract/console/withdrawals.ts'
import type { QueuedWithdrawal, WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { output } from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { rulesOf } from '../withdrawals/withdrawal-rules.ts'
import { decisionReasons } from './decision-reasons.ts'
import { idsOfPage, totalOf } from './queue-rows.ts'
import type { QueueTable } from './queue-rows.ts'
import { reviewFacts } from './review-facts.ts'
import type { Reviewer } from './seen-withdrawal.ts'
import { shownInReview } from './shown-withdrawal.ts'

type Input = ParsedInputOf<typeof listWithdrawalQueue>
type Page = OutputOf<typeof listWithdrawalQueue>
type Filter = output<typeof WithdrawalFilter>

const QUEUE: QueueTable<WithdrawalTab> = {
  table: 'withdrawal',
  key: 'number',
  amount: 'amount',
  summed: sql`amount`,
  tabs: {
    review: { states: ['REVIEW'], condition: sql`held_at is null` },
    held: { states: ['REVIEW'], condition: sql`held_at is not null` },
    paying: { states: ['APPROVED', 'PAYING'], condition: sql`(state = 'APPROVED' or provider is not null)` },
    manual: { states: ['PAYING'], condition: sql`provider is null` },
    paid: { states: ['SUCCESS'], isEnded: true },
    rejected: { states: ['REJECTED'], isEnded: true },
    failed: { states: ['FAILED'], isEnded: true },
    cancelled: { states: ['CANCELLED'], isEnded: true },
  },
}

/** Returns a page of one tab, and the totals of all tabs under the same filter. */
export async function queuePage(db: Db, reviewer: Reviewer, input: Input): Promise<Page> {
  const { merchantCode } = reviewer
  return {
    ...(await withdrawalRows(db, reviewer, input)),
    tabs: await totals(db, reviewer, input),
    ...(await choices(db, merchantCode)),
    reasons: await decisionReasons(db, merchantCode),
  }
}

/** Returns the rows of a page of one tab, for the console and for exports. */
export async function withdrawalRows(
  db: Db,
  { merchantCode, staffId, now }: Omit<Reviewer, 'staffId'> & { staffId: bigint | null },
  { tab, sort, after, size, ...filter }: Filter & { after?: string | undefined; size: number },
): Promise<{ withdrawals: QueuedWithdrawal[]; next: string | null }> {
  const { arrivalMinutes } = await rulesOf(db, merchantCode)
  const query = { merchantCode, tab, sort, after, size, filter: conditionsOf(now, filter) }
  const { ids, next } = await idsOfPage<string, WithdrawalTab>(db, QUEUE, query)
  const facts = await reviewFacts(db, { merchantCode, ids, now })
  const rows = ids.flatMap((id) => facts.get(id) ?? [])
  return { withdrawals: rows.map((one) => shownInReview(one, { staffId, arrivalMinutes })), next }
}

function conditionsOf(
  now: Date,
  { minimum, maximum, minutes, bank, level, provider, first }: Omit<Filter, 'tab' | 'sort'>,
): RawBuilder<unknown>[] {
  return [
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
}

async function totals(db: Db, { merchantCode, now }: Reviewer, input: Input): Promise<Page['tabs']> {
  const filter = conditionsOf(now, input)
  const of = (tab: WithdrawalTab) => totalOf(db, QUEUE, { merchantCode, tab, filter })
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
