import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { currentExclusionsOf } from '../../responsible-gaming/public.ts'
import type { CurrentExclusion } from '../../responsible-gaming/public.ts'
import { callName, claimKeys, releaseKeys } from '../../kit/call-keys.ts'
import type { KeyedCall } from '../../kit/call-keys.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { isFor, participantsById } from '../core/participant.ts'
import type { Participant } from '../core/participant.ts'
import { grantedOn, takeEnvelopes, unitsLeft } from './budget.ts'
import { drawAmount, payable } from './draw.ts'
import { isOpen, playsFrom } from './plays.ts'
import type { Play } from './plays.ts'
import { lockRain } from './rains.ts'
import { timesAt } from './windows.ts'
import type { RainPromotion, RainTimes } from './windows.ts'

export interface PlayRequest {
  promotionId: bigint
  memberId: bigint
  merchantCode: string
  currency: string
  /** Idempotency key of the play: a repeat returns the play already begun. */
  requestKey: string
}

/** Result of a request. `from` is the time of the member's next chance, if any. */
export type Begun =
  | { kind: 'begun'; play: Play; playsLeft: number }
  /** The member has another open play. */
  | { kind: 'open'; play: Play }
  | { kind: 'notRaining' | 'spent'; from: Date | null }
  | { kind: 'noPlaysLeft'; playsADay: number; from: Date | null }
  /** The member cannot take part, or is not in the audience. */
  | { kind: 'notMember' }
  /** The idempotency key was cancelled before the request arrived. */
  | { kind: 'cancelled' }
  | { kind: 'notInAudience' }
  | { kind: 'excluded'; exclusion: CurrentExclusion }

export interface BeginPorts extends Pick<Ports, 'db' | 'clock'> {
  merchants: Pick<MerchantDirectory, 'of'>
}

/** Time after the end of a play, in milliseconds, in which its envelope can still be opened after a connection loss. */
const OPEN_LONGER_MS = 5 * 60_000

/**
 * Begins plays of one promotion in one transaction. It locks the promotion, so that simultaneous plays at other
 * gateways cannot exceed limits or be granted twice. All members are checked together, so that the lock is held for a
 * few statements only, for any number of plays.
 */
export async function beginPlays(
  { db, clock, merchants }: BeginPorts,
  requests: readonly PlayRequest[],
): Promise<Begun[]> {
  const [first] = requests
  if (!first) return []
  const now = clock.now()
  const memberIds = [...new Set(requests.map(({ memberId }) => memberId))]
  return inTransaction(db, async (tx) => {
    const participants = await participantsById(tx, memberIds)
    const exclusions = await currentExclusionsOf(tx, memberIds, now)
    const promotion = await lockRain(tx, first.promotionId)
    if (!promotion) return requests.map(() => ({ kind: 'notRaining', from: null }))
    const times = timesAt(promotion, merchants.of(first.merchantCode).zone, now)
    const day = times.present?.day ?? null
    const keys = await claimKeys(tx, requests.map(keyedCallOf))
    const existingPlays = await relevantPlays(tx, requests, day)
    const budgetLeft = day === null ? 0n : unitsLeft(promotion, await grantedOn(tx, promotion, day))
    const decisions = new Decisions({
      promotion,
      times,
      now,
      existingPlays,
      budgetLeft,
      participants,
      exclusions,
      cancelled: new Set(keys.cancelled.map(callName)),
    })
    const outcomes = requests.map((request) => decisions.answer(request))
    const made = await write(tx, decisions.begun, { promotion, now, times })
    const results = outcomes.map((outcome) => outcome(made))
    const beginning = new Set(
      requests.filter((_, index) => results[index]?.kind === 'begun').map((request) => callName(keyedCallOf(request))),
    )
    await releaseKeys(
      tx,
      keys.claimed.filter((call) => !beginning.has(callName(call))),
    )
    return results
  })
}

const keyedCallOf = ({ memberId, merchantCode, requestKey: key }: PlayRequest): KeyedCall => ({
  memberId,
  merchantCode,
  key,
})

/** Returns the plays of these members that were begun on the window's day, are still open, or have a requested key. */
async function relevantPlays(tx: Db, requests: readonly PlayRequest[], day: string | null): Promise<Play[]> {
  return playsFrom(tx)
    .where('member_id', '=', sql<bigint>`any(${[...new Set(requests.map(({ memberId }) => memberId))]}::int8[])`)
    .where(({ eb, or }) =>
      or([
        eb('state', '=', 'open'),
        ...(day === null ? [] : [sql<boolean>`day = ${day}::date`]),
        eb('request_key', '=', sql<string>`any(${requests.map(({ requestKey }) => requestKey)}::text[])`),
      ]),
    )
    .execute()
}

interface DecisionContext {
  promotion: RainPromotion
  times: RainTimes
  now: Date
  existingPlays: readonly Play[]
  budgetLeft: bigint | null
  participants: ReadonlyMap<bigint, Participant>
  exclusions: ReadonlyMap<bigint, CurrentExclusion>
  cancelled: ReadonlySet<string>
}

interface NewPlay {
  request: PlayRequest
  nth: number
  sealed: bigint
}

/** Returns the result of a request from the inserted plays, which are in the order of `begun`. */
type Outcome = (made: readonly Play[]) => Begun

/** Decides requests one after another, each with regard to the plays that earlier ones have begun. */
class Decisions {
  readonly begun: NewPlay[] = []
  readonly #context: DecisionContext
  #budgetLeft: bigint | null

  constructor(context: DecisionContext) {
    this.#context = context
    this.#budgetLeft = context.budgetLeft
  }

  answer(request: PlayRequest): Outcome {
    const refused = this.#refused(request)
    return refused ? () => refused : this.#granted(request)
  }

  #refused(request: PlayRequest): Begun | null {
    const { memberId } = request
    const { promotion, now, participants, exclusions, cancelled } = this.#context
    if (cancelled.has(callName(keyedCallOf(request)))) return { kind: 'cancelled' }
    const participant = participants.get(memberId)
    if (!participant) return { kind: 'notMember' }
    const exclusion = exclusions.get(memberId)
    if (exclusion) return { kind: 'excluded', exclusion }
    return isFor(promotion.audience, participant, now) ? null : { kind: 'notInAudience' }
  }

  #granted(request: PlayRequest): Outcome {
    const { promotion, times, now, existingPlays } = this.#context
    const { playsADay, amounts } = promotion.rules
    const earlierPlays = existingPlays.filter(({ member_id: memberId }) => memberId === request.memberId)
    const index = this.begun.findIndex((candidate) => candidate.request.memberId === request.memberId)
    const day = times.present?.day
    const played = earlierPlays.filter((play) => play.promotion_id === promotion.id && play.day === day).length
    const samePlay = earlierPlays.find(({ request_key: key }) => key === request.requestKey)
    if (samePlay) return () => ({ kind: 'begun', play: samePlay, playsLeft: playsADay - played })
    if (index >= 0) return this.#repeatedInBatch(index, request, playsADay - played - 1)
    const open = earlierPlays.find((play) => play.promotion_id === promotion.id && isOpen(play, now))
    if (open) return () => ({ kind: 'open', play: open })
    if (!times.present) return () => ({ kind: 'notRaining', from: times.next?.from ?? null })
    const from = times.nextDay?.from ?? null
    if (played >= playsADay) return () => ({ kind: 'noPlaysLeft', playsADay, from })
    const sealed = payable(amounts, drawAmount(amounts), this.#budgetLeft)
    if (sealed === null) return () => ({ kind: 'spent', from })
    if (this.#budgetLeft !== null) this.#budgetLeft -= sealed
    const made = this.begun.push({ request, nth: played + 1, sealed }) - 1
    return (plays) => ({ kind: 'begun', play: playAt(plays, made), playsLeft: playsADay - played - 1 })
  }

  /** Returns the result of a member's second request in a batch: the begun play for a repeat, else the open play. */
  #repeatedInBatch(index: number, { requestKey }: PlayRequest, playsLeft: number): Outcome {
    if (this.begun[index]?.request.requestKey !== requestKey) {
      return (plays) => ({ kind: 'open', play: playAt(plays, index) })
    }
    return (plays) => ({ kind: 'begun', play: playAt(plays, index), playsLeft })
  }
}

function playAt(plays: readonly Play[], index: number): Play {
  const play = plays[index]
  if (!play) throw new Error('cannot store a begun play')
  return play
}

/** Inserts the plays, and deducts their amounts from the budget. Returns the plays in the order of `begun`. */
async function write(
  tx: Db,
  newPlays: readonly NewPlay[],
  { promotion, now, times: { present } }: Pick<DecisionContext, 'promotion' | 'now' | 'times'>,
): Promise<Play[]> {
  if (!present || newPlays.length === 0) return []
  const endsAt = new Date(now.getTime() + promotion.rules.seconds * SECOND_MS)
  const openUntil = new Date(Math.max(endsAt.getTime(), present.until.getTime()) + OPEN_LONGER_MS)
  const rows = newPlays.map(({ request, nth, sealed }) => ({
    promotion_id: promotion.id,
    merchant_code: request.merchantCode,
    member_id: request.memberId,
    day: present.day,
    nth,
    request_key: request.requestKey,
    sealed,
    currency: request.currency,
    multiple_hundredths: promotion.multiple_hundredths,
    begun_at: now,
    ends_at: endsAt,
    open_until: openUntil,
  }))
  const written = await tx.insertInto('red_rain_play').values(rows).returningAll().execute()
  const amount = newPlays.reduce((total, { sealed }) => total + sealed, 0n)
  await takeEnvelopes(tx, { promotionId: promotion.id, day: present.day, plays: newPlays.length, amount })
  const byMember = new Map(written.map((row) => [row.member_id, { ...row, day: present.day }]))
  return newPlays.flatMap(({ request }) => byMember.get(request.memberId) ?? [])
}
