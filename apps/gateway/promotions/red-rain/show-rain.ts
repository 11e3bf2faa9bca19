import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { getRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { RainState, RedRain } from '@ante/contract/promotions/red-rain.ts'

import { exactTextOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { participantOf } from '../core/participant.ts'
import type { Participant } from '../core/participant.ts'
import type { Viewer, PromotionPorts } from '../core/promotion-ports.ts'
import { textIn } from '../core/shown-promotion.ts'
import { isExhausted } from '../core/grant-reward.ts'
import { chancesOf } from './draw.ts'
import { isOpen, playsFrom, shownPlay, shownResult } from './plays.ts'
import type { Play } from './plays.ts'
import { rainsFor } from './rains.ts'
import { isSpent, playsLeftFor } from './entry-status.ts'
import { timesAt } from './windows.ts'
import type { RainPromotion, RainTimes } from './windows.ts'

const refuse = refusalsOf(getRedRain)

const RESULTS_SHOWN = 10
const HUNDREDTHS = 100n

/** Returns the requested red rain, or the one that the viewer can play now or next. */
export async function showRain(
  ports: PromotionPorts,
  viewer: Viewer,
  { promotionId }: ParsedInputOf<typeof getRedRain>,
): Promise<OutputOf<typeof getRedRain>> {
  const { db, clock, merchants } = ports
  const now = clock.now()
  const { currency, zone } = merchants.of(viewer.merchantCode)
  const member = await participantOf(db, viewer.member)
  const rains = await rainsFor(db, { merchantCode: viewer.merchantCode, member, now })
  const matching = promotionId === undefined ? rains : rains.filter(({ code }) => code === promotionId)
  if (promotionId !== undefined && matching.length === 0) throw refuse('promotion.not.found')
  const found = soonest(matching.map((promotion) => ({ promotion, times: timesAt(promotion, zone, now) })))
  const rain = found && (await shownRain(ports, viewer, { ...found, member, now }))
  return { rain, currency, zone, now: now.toISOString() }
}

interface Timed {
  promotion: RainPromotion
  times: RainTimes
}

/** Returns the red rain that runs now or begins next, or null; of several, the first in the merchant's order. */
function soonest(rains: readonly Timed[]): Timed | null {
  const startOf = ({ times: { present, next } }: Timed) => (present ? 0 : (next?.from.getTime() ?? Infinity))
  return rains.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))[0] ?? null
}

interface RainVisit extends Timed {
  member: Participant | null
  now: Date
}

async function shownRain({ db }: PromotionPorts, { language }: Viewer, { promotion, times, member, now }: RainVisit) {
  const { rules } = promotion
  const window = times.present ?? times.next
  const { title, terms, lang } = textIn(promotion, language)
  const plays = member ? await ownPlays({ db }, promotion, member) : []
  const open = plays.find((play) => isOpen(play, now))
  const ended = plays.filter(({ state }) => state === 'ended').slice(0, RESULTS_SHOWN)
  return {
    promotionId: promotion.code,
    title,
    ...(lang !== undefined && { lang }),
    terms,
    state: stateOf(times),
    from: window?.from.toISOString() ?? null,
    until: window?.until.toISOString() ?? null,
    announcedFrom: window && new Date(window.from.getTime() - rules.announcedMinutes * MINUTE_MS).toISOString(),
    windows: rules.windows.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    playsADay: rules.playsADay,
    playsLeft: member && window ? await playsLeftFor(db, promotion, member, window) : null,
    seconds: rules.seconds,
    envelopesASecond: rules.envelopesASecond,
    chances: chancesOf(rules.amounts),
    isSpent: window ? await isSpent(db, promotion, window) : isExhausted(promotion),
    multiple: exactTextOf(BigInt(promotion.multiple_hundredths) * HUNDREDTHS),
    open: open ? shownPlay(open) : null,
    results: ended.map(shownResult),
  } satisfies RedRain
}

function stateOf({ present, next }: RainTimes): RainState {
  if (present) return 'RUNNING'
  return next ? 'COMING' : 'ENDED'
}

const ownPlays = (
  { db }: Pick<PromotionPorts, 'db'>,
  { id }: RainPromotion,
  { memberId }: Participant,
): Promise<Play[]> =>
  playsFrom(db)
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .orderBy('id', 'desc')
    .limit(2 * RESULTS_SHOWN)
    .execute()
