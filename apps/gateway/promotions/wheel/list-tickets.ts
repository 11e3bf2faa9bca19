import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { WHEEL_TICKETS_SHOWN } from '@ante/contract/promotions/prize-wheel.ts'
import type { listPrizeTickets } from '@ante/contract/promotions/prize-wheel.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { localizedFor } from '../localized-for.ts'
import { waitingTickets } from './tickets.ts'

/** Returns a member's pending spins by wheel, earliest expiry first. */
export async function listTickets(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member, language }: Pick<MemberContext, 'member' | 'language'>,
): Promise<OutputOf<typeof listPrizeTickets>> {
  const now = clock.now()
  const rows = await waitingTickets(db, [BigInt(member.memberId)], now)
    .select(({ fn }) => [
      'promotion.code',
      'promotion.texts',
      fn.countAll<bigint>().as('tickets'),
      fn.min('wheel_ticket.expires_at').as('expires'),
    ])
    .groupBy('promotion.id')
    .orderBy('expires')
    .limit(WHEEL_TICKETS_SHOWN)
    .execute()
  return {
    wheels: rows.map(({ code, texts, tickets, expires }) => ({
      promotionId: code,
      title: localizedFor(texts, language)?.text.title ?? '',
      tickets: Number(tickets),
      expiresAt: expires.toISOString(),
    })),
    now: now.toISOString(),
  }
}
