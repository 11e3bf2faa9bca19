import { LinkRates } from '@ante/contract/agents/links.ts'
import type { createAffiliateUrl, getAffiliateUrlTerms } from '@ante/contract/agents/links.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { prizeModeNamed } from '@ante/lottery/prize-mode.ts'

import type { LinkUsed, Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { listSeries, putSeries, usualSeries } from '../../lottery/public.ts'

type Rooms = Pick<OutputOf<typeof getAffiliateUrlTerms>, 'series' | 'rates'>
type Series = LinkRates['series'][number]

/** What an agent can give on: up to what he has himself. */
export async function roomsOf(db: Db, { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>): Promise<Rooms> {
  const { series } = await listSeries(db, { memberId: String(id), merchantCode }, {})
  return {
    series: series.map(({ groupCode, prizeModeId, minimum, series: own, step }) => {
      return { groupCode, prizeModeId, lowest: minimum, own, step }
    }),
    rates: [],
  }
}

/** Throws where a link would give what its agent does not have. */
export function demandRoom(rooms: Rooms, { series }: LinkRates): void {
  for (const wanted of series) {
    const room = rooms.series.find((one) => isSame(one, wanted))
    const { lowest, own, step } = room ?? { lowest: 0, own: 0, step: 1 }
    const fits = wanted.series >= lowest && wanted.series <= own && (wanted.series - lowest) % step === 0
    if (fits && room) continue
    const { groupCode, prizeModeId } = wanted
    throw refuse('series.out.of.range', { groupCode, prizeModeId, lowest, highest: own })
  }
}

const refuse = (code: keyof (typeof createAffiliateUrl)['refusals'], details: object) => new Refused(code, details)

const isSame = (one: Omit<Series, 'series'>, other: Omit<Series, 'series'>) =>
  one.groupCode === other.groupCode && one.prizeModeId === other.prizeModeId

/** As they were laid down; links that an operator has made say nothing. */
export function ratesIn(stored: unknown): LinkRates {
  const parsed = LinkRates.safeParse(stored)
  return parsed.success ? parsed.data : { series: [], rates: [] }
}

/**
 * Gives whoever comes by a link what it says, or what his agent has where it says nothing; where it says more than the agent
 * has by now, what the agent has. Source: domain handbook 6.6.
 */
export async function giveRatesOfLink(tx: Db, member: Member, { agentId, merchantCode, rates }: LinkUsed) {
  const said = ratesIn(rates)
  const rooms = await roomsOf(tx, { id: agentId, merchantCode })
  for (const room of rooms.series) {
    const { groupCode, own } = room
    const series = Math.min(said.series.find((one) => isSame(one, room))?.series ?? own, own)
    const prizeMode = prizeModeNamed(room.prizeModeId)
    if (series !== usualSeries(groupCode, prizeMode)) {
      await putSeries(tx, { memberId: member.id, groupCode, prizeMode, series })
    }
  }
}
