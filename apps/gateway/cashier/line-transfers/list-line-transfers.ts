import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { RECEIVERS_PER_PAGE } from '@ante/contract/cashier/line-transfers.ts'
import type { listLineTransfers, listReceivers } from '@ante/contract/cashier/line-transfers.ts'
import { sql } from 'kysely'

import { directDownline, memberById, membersById } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { maySendToDownline } from '../../member/public.ts'
import { parseDays } from '../../merchant/public.ts'
import type { LineTransfer } from './line-transfers.ts'
import { shownTransfer } from './shown-transfer.ts'

type ListPorts = Pick<Ports, 'db' | 'clock'>

/** Returns a page of a member's sent and received transfers, latest first; each side uses its own index. */
export async function transfersOf(
  { db, clock }: ListPorts,
  { memberId: id, merchantCode, currency }: SignedIn,
  { way, after, ...input }: ParsedInputOf<typeof listLineTransfers>,
): Promise<OutputOf<typeof listLineTransfers>> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const memberId = BigInt(id)
  const side = (column: 'payer_id' | 'payee_id') => sql`(
    select * from line_transfer
    where ${sql.ref(column)} = ${memberId} and day between ${days.from}::date and ${days.to}::date
      ${after === undefined ? sql`` : sql`and id < ${BigInt(after)}`}
    order by id desc limit ${RECEIVERS_PER_PAGE + 1})`
  const sides = [...(way === 'received' ? [] : [side('payer_id')]), ...(way === 'sent' ? [] : [side('payee_id')])]
  const { rows } = await sql<LineTransfer>`
    select * from (${sql.join(sides, sql` union all `)}) both_sides order by id desc limit ${RECEIVERS_PER_PAGE + 1}`.execute(
    db,
  )
  const { page, next } = pageOf(rows, RECEIVERS_PER_PAGE, (last) => String(last.id))
  return { transfers: await shownTransfers(db, page, memberId), next, currency, ...days }
}

async function shownTransfers(db: Db, rows: readonly LineTransfer[], memberId: bigint) {
  const otherOf = ({ payer_id: payer, payee_id: payee }: LineTransfer) => (payer === memberId ? payee : payer)
  const people = new Map((await membersById(db, rows.map(otherOf))).map((person) => [person.id, person]))
  return rows.map((row) => {
    const counterparty = people.get(otherOf(row))
    if (!counterparty) throw new Error(`transfer ${row.id} has no other party`)
    return shownTransfer(row, { memberId, other: counterparty })
  })
}

/** Returns direct downlines to whom an agent may send money. */
export async function receiversOf(
  { db }: ListPorts,
  { memberId }: SignedIn,
  { search, page }: ParsedInputOf<typeof listReceivers>,
): Promise<OutputOf<typeof listReceivers>> {
  const member = await memberById(db, BigInt(memberId))
  if (!member || !maySendToDownline(member)) throw commonRefusal('function.not.available')
  const pageOfTransfers = { search, offset: (page - 1) * RECEIVERS_PER_PAGE, limit: RECEIVERS_PER_PAGE }
  const { members, total } = await directDownline(db, member, pageOfTransfers)
  return {
    receivers: members.map(({ account, type, registeredAt }) => {
      return { account, type, registeredAt: registeredAt.toISOString() }
    }),
    page,
    pages: Math.ceil(total / RECEIVERS_PER_PAGE),
    total,
  }
}
