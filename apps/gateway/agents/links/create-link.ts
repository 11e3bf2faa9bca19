import { isDeepStrictEqual } from 'node:util'

import { createAffiliateUrl, MAX_LINK_DAYS, MAX_ACTIVE_LINKS } from '@ante/contract/agents/links.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { countActiveLinks, linkByRequestKey, lockMember, createOwnLink } from '../../identity/public.ts'
import type { OwnLink } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { momentOf } from '../../kit/zone-days.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { requireWithinOwnRates, parseLinkRates, grantableRatesOf } from './link-rates.ts'
import { shownLink } from './shown-link.ts'

const refuse = refusalsOf(createAffiliateUrl)

type Input = ParsedInputOf<typeof createAffiliateUrl>

/** Creates a link, once per idempotency key: a repeat returns the first link. */
export async function createLink(
  { db, clock, log, merchants }: AgentsPorts,
  input: Input,
  { member, idempotencyKey: key }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<OutputOf<typeof createAffiliateUrl>> {
  if (key === null) throw commonRefusal('idempotency_key.missing')
  const agent = { id: BigInt(member.memberId), merchantCode: member.merchantCode }
  const { type, memo, series, rates } = input
  return inTransaction(db, async (tx) => {
    await lockMember(tx, agent.id)
    const now = clock.now()
    const made = await linkByRequestKey(tx, agent, key)
    const { zone } = merchants.of(agent.merchantCode)
    const endsAt = endOf(zone, input, made?.madeAt ?? now)
    if (made) return repeatedLink(log, made, { ...input, endsAt, now })

    await claimKey(tx, { memberId: agent.id, merchantCode: agent.merchantCode, key })
    await requireNotExcluded(tx, agent.id, now)
    if ((await countActiveLinks(tx, agent, now)) >= MAX_ACTIVE_LINKS) {
      throw refuse('affiliate.link.too.many', { atMost: MAX_ACTIVE_LINKS })
    }
    requireWithinOwnRates(await grantableRatesOf(tx, agent, dayOf(zone, now.getTime())), { series, rates })
    const link = { key, type, memo, rates: { series, rates }, endsAt, at: now }
    return shownLink(log, await createOwnLink(tx, agent, link), now)
  })
}

function repeatedLink(
  log: AgentsPorts['log'],
  made: OwnLink,
  { type, memo, series, rates, endsAt, now }: Input & { endsAt: Date | null; now: Date },
) {
  const areSameRates = isDeepStrictEqual(parseLinkRates(log, made), { series, rates })
  const isSame =
    made.type === type && made.memo === memo && made.endsAt?.getTime() === endsAt?.getTime() && areSameRates
  if (!isSame) throw commonRefusal('idempotency_key.conflict')
  return shownLink(log, made, now)
}

/** Returns the end of validity: the end of the link's last day in the merchant's time zone. */
function endOf(zone: string, { lastDay }: Input, at: Date): Date | null {
  if (lastDay === null) return null
  const from = dayOf(zone, at.getTime())
  const to = plusDays(from, MAX_LINK_DAYS)
  if (lastDay < from || lastDay > to) throw refuse('affiliate.link.day.invalid', { from, to })
  return new Date(momentOf(zone, plusDays(lastDay, 1)))
}
