import type { AffiliateUrl, LinkStatus } from '@ante/contract/agents/links.ts'

import type { OwnLink } from '../../identity/public.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseLinkRates } from './link-rates.ts'

/** A closed link stays closed, regardless of its end date. */
export function statusOfLink({ closedAt, endsAt }: Pick<OwnLink, 'closedAt' | 'endsAt'>, now: Date): LinkStatus {
  if (closedAt) return 0
  return endsAt && endsAt <= now ? 2 : 1
}

export const shownLink = (log: Pick<Ports['log'], 'error'>, link: OwnLink, now: Date): AffiliateUrl => ({
  code: link.code,
  type: link.type,
  status: statusOfLink(link, now),
  startDate: link.madeAt.toISOString(),
  endDate: link.endsAt?.toISOString() ?? null,
  memo: link.memo,
  ...parseLinkRates(log, link),
  affiliateCount: link.registered,
})
