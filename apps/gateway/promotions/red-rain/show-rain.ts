import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { getRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { RainState, RedRain } from '@ante/contract/promotions/red-rain.ts'

import { exactTextOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { participantOf } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import type { Viewer, PromotionPorts } from '../activities/promotion-ports.ts'
import { textIn } from '../activities/shown-promotion.ts'
import { isExhausted } from '../activities/grant-reward.ts'
import { chancesOf } from './draw.ts'
import { isOpen, playsFrom, shownPlay, shownResult } from './plays.ts'
import type { Play } from './plays.ts'
import { rainsFor } from './rains.ts'
import { isSpent, playsLeftFor } from './entry-status.ts'
import { timesAt } from './windows.ts'
import type { RainActivity, RainTimes } from './windows.ts'

const refuse = refusalsOf(getRedRain)

const RESULTS_SHOWN = 10
const HUNDREDTHS = 100n

/** Returns the red rain that the viewer can play now or next; or the requested one. */
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
  const found = soonest(matching.map((activity) => ({ activity, times: timesAt(activity, zone, now) })))
  const rain = found && (await shownRain(ports, viewer, { ...found, member, now }))
  return { rain, currency, zone, now: now.toISOString() }
}

interface Timed {
  activity: RainActivity
  times: RainTimes
}

/** Of two that run simultaneously the merchant's first. */
function soonest(rains: readonly Timed[]): Timed | null {
  const startOf = ({ times: { present, next } }: Timed) => (present ? 0 : (next?.from.getTime() ?? Infinity))
  return rains.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))[0] ?? null
}

interface Shown extends Timed {
  member: Participant | null
  now: Date
}

async function shownRain({ db }: PromotionPorts, { language }: Viewer, { activity, times, member, now }: Shown) {
  const { rules } = activity
  const window = times.present ?? times.next
  const { title, terms, lang } = textIn(activity, language)
  const plays = member ? await ownPlays({ db }, activity, member) : []
  const open = plays.find((play) => isOpen(play, now))
  const ended = plays.filter(({ state }) => state === 'ended').slice(0, RESULTS_SHOWN)
  return {
    promotionId: activity.code,
    title,
    ...(lang !== undefined && { lang }),
    terms,
    state: stateOf(times),
    from: window?.from.toISOString() ?? null,
    until: window?.until.toISOString() ?? null,
    announcedFrom: window && new Date(window.from.getTime() - rules.announcedMinutes * MINUTE_MS).toISOString(),
    windows: rules.windows.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    playsADay: rules.playsADay,
    playsLeft: member && window ? await playsLeftFor(db, activity, member, window) : null,
    seconds: rules.seconds,
    envelopesASecond: rules.envelopesASecond,
    chances: chancesOf(rules.amounts),
    isSpent: window ? await isSpent(db, activity, window) : isExhausted(activity),
    multiple: exactTextOf(BigInt(activity.multiple_hundredths) * HUNDREDTHS),
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
  { id }: RainActivity,
  { memberId }: Participant,
): Promise<Play[]> =>
  playsFrom(db)
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .orderBy('id', 'desc')
    .limit(2 * RESULTS_SHOWN)
    .execute()
