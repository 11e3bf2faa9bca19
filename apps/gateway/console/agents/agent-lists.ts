import type { listAgentChanges, listAgentLinks } from '@ante/contract/console/agents.ts'
import type { listRebateLines, listRebatesOfAgent } from '@ante/contract/console/agent-bills.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { amountOf, parseLinkRates, statusOfLink } from '../../agents/public.ts'
import { ownLinks } from '../../identity/public.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { rateText } from '../../promotions/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agentOfCall, namesOf } from './agent-of-call.ts'

const LINK_STATES = ['closed', 'open', 'expired'] as const

/** The day as text, which the driver reads as a time. */
const dayText = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as('day_text')

const cursorOf = (after: string | undefined): bigint | undefined => (after === undefined ? undefined : BigInt(after))

/** Returns a page of an agent's registration links. */
export async function linksPage(
  { db, clock, log }: ScreenPorts,
  merchantCode: string,
  { agent, after, size }: ParsedInputOf<typeof listAgentLinks>,
): Promise<OutputOf<typeof listAgentLinks>> {
  const member = await agentOfCall(db, { merchantCode, agent })
  const found = await ownLinks(db, member, { after: cursorOf(after), limit: size + 1 })
  const { page, next } = pageOf(found, size, ({ number }) => String(number))
  const now = clock.now()
  return {
    rows: page.map((link) => ({
      id: String(link.number),
      code: link.code,
      type: link.type,
      state: LINK_STATES[statusOfLink(link, now)],
      memo: link.memo,
      createdAt: link.madeAt.toISOString(),
      endsAt: link.endsAt?.toISOString() ?? null,
      registered: link.registered,
      rates: parseLinkRates(log, link).rates,
    })),
    next,
  }
}

/** Returns a page of the promotions, demotions and moves of a member. */
export async function changesPage(
  { db }: ScreenPorts,
  merchantCode: string,
  { agent, after, size }: ParsedInputOf<typeof listAgentChanges>,
): Promise<OutputOf<typeof listAgentChanges>> {
  const { id } = await agentOfCall(db, { merchantCode, agent })
  const before = cursorOf(after)
  const found = await db
    .selectFrom('agent_change')
    .selectAll()
    .where('member_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(found, size, (row) => String(row.id))
  const name = await namesOf(
    db,
    page.flatMap((row) => [row.by_member_id, row.from_upline_id, row.to_upline_id]),
  )
  return {
    rows: page.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      kind: row.kind,
      by: name(row.by_member_id),
      fromUpline: name(row.from_upline_id),
      toUpline: name(row.to_upline_id),
    })),
    next,
  }
}

/** Returns a page of an agent's rebate income. */
export async function rebatesPage(
  { db, merchants }: ScreenPorts,
  merchantCode: string,
  { agent, after, size }: ParsedInputOf<typeof listRebatesOfAgent>,
): Promise<OutputOf<typeof listRebatesOfAgent>> {
  const { id } = await agentOfCall(db, { merchantCode, agent })
  const before = cursorOf(after)
  const found = await db
    .selectFrom('agent_rebate')
    .leftJoin('agent_rebate_held as held', (join) =>
      join.onRef('held.rebate_id', '=', 'agent_rebate.id').on('held.released_at', 'is', null),
    )
    .selectAll('agent_rebate')
    .select(['held.rebate_id as held', dayText('agent_rebate.day')])
    .where('agent_rebate.agent_id', '=', id)
    .$if(before !== undefined, (query) => query.where('agent_rebate.id', '<', before ?? 0n))
    .orderBy('agent_rebate.id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(found, size, (row) => String(row.id))
  return {
    rows: page.map((row) => ({
      id: String(row.id),
      day: row.day_text,
      category: row.category,
      amount: textOf(row.amount),
      owed: textOf(row.owed / UNITS_OF_DEBT),
      isHeld: row.held !== null,
      madeAt: row.made_at.toISOString(),
    })),
    next,
    currency: merchants.of(merchantCode).currency,
  }
}

/** Debts are stored in 1/100,000 of the ledger's units. */
const UNITS_OF_DEBT = 100_000n

/** Returns a page of the lines of a rebate income. */
export async function rebateLinesPage(
  { db }: ScreenPorts,
  merchantCode: string,
  { agent, rebate, after, size }: ParsedInputOf<typeof listRebateLines>,
): Promise<OutputOf<typeof listRebateLines>> {
  const { id } = await agentOfCall(db, { merchantCode, agent })
  const found = await db
    .selectFrom('agent_rebate_line as line')
    .innerJoin('agent_rebate as rebate', 'rebate.id', 'line.rebate_id')
    .selectAll('line')
    .select(dayText('line.day'))
    .where('line.rebate_id', '=', BigInt(rebate))
    .where('rebate.agent_id', '=', id)
    .where('line.id', '>', cursorOf(after) ?? 0n)
    .orderBy('line.id')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(found, size, (row) => String(row.id))
  const name = await namesOf(
    db,
    page.map((row) => row.downline_id),
  )
  return {
    rows: page.flatMap((row) => {
      const downline = name(row.downline_id)
      const { own_thousandths: ownThousandths, downline_thousandths: downlineThousandths, ...line } = row
      const amount = amountOf({ ...line, ownThousandths, downlineThousandths })
      return downline
        ? [
            {
              id: String(row.id),
              downline,
              day: row.day_text,
              category: row.category,
              turnover: textOf(row.turnover),
              ownRate: rateText(ownThousandths),
              downlineRate: rateText(downlineThousandths),
              amount: textOf(amount),
            },
          ]
        : []
    }),
    next,
  }
}
