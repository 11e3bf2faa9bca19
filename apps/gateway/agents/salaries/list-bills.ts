import { BILLS_PER_PAGE } from '@ante/contract/agents/bills.ts'
import type { listBills } from '@ante/contract/agents/bills.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { membersById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { BillRow } from './pay-bill.ts'
import { requireParty } from './require-party.ts'
import { shownBill } from './shown-bill.ts'

/** Returns the bills that a member receives, or owes to downlines, latest first. */
export async function billsOf(
  { db }: { db: Db },
  member: SignedIn,
  { side, kind, after }: ParsedInputOf<typeof listBills>,
): Promise<OutputOf<typeof listBills>> {
  requireParty(member)
  const memberId = BigInt(member.memberId)
  let requested = db
    .selectFrom('agent_bill')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(BILLS_PER_PAGE + 1)
  requested =
    side === 'earner'
      ? requested.where('downline_id', '=', memberId)
      : requested.where('upline_id', '=', memberId).where('state', '<>', 'not_reached')
  if (kind) requested = requested.where('kind', '=', kind)
  if (after !== undefined) requested = requested.where('id', '<', BigInt(after))
  const rows = await requested.execute()
  const { page, next } = pageOf(rows, BILLS_PER_PAGE, ({ id }) => String(id))
  const accounts = await accountsOf(db, page)
  return {
    bills: page.map((bill) => shownBill(bill, memberId, accounts)),
    next,
    currency: member.currency,
    zone: await zoneOf(db, member.merchantCode),
  }
}

/**
 * Returns the accounts of both parties of these bills, by id. Accounts of members who were moved to another upline are
 * masked.
 */
export async function accountsOf(db: Db, bills: readonly BillRow[]): Promise<Map<bigint, string>> {
  const ids = bills.flatMap(({ upline_id: above, downline_id: below }) => (above === null ? [below] : [above, below]))
  const payerOf = new Map(bills.map((bill) => [bill.downline_id, bill.upline_id]))
  const hasLeft = ({ id, uplineId }: Member) => payerOf.has(id) && payerOf.get(id) !== uplineId
  const people = await membersById(db, [...new Set(ids)])
  return new Map(people.map((person) => [person.id, hasLeft(person) ? maskedAccount(person.account) : person.account]))
}

export async function zoneOf(db: Db, merchantCode: string): Promise<string> {
  const { zone } = await db
    .selectFrom('merchant')
    .select('zone')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  return zone
}
