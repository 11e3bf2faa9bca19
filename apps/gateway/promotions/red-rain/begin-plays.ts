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
import { isFor, participantsById } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import { grantedOn, takeEnvelope, unitsLeft } from './budget.ts'
import { drawAmount, payable } from './draw.ts'
import { isOpen, playsFrom } from './plays.ts'
import type { Play } from './plays.ts'
import { lockedRain } from './rains.ts'
import { timesAt } from './windows.ts'
import type { RainActivity, RainTimes } from './windows.ts'

/** A request to play. */
export interface PlayRequest {
  promotionId: bigint
  memberId: bigint
  merchantCode: string
  currency: string
  /** Idempotency key of the play: a repeat returns the play already begun. */
  requestKey: string
}

/** `from` is the member's next chance, if any. */
export type Begun =
  | { kind: 'begun'; play: Play; playsLeft: number }
  /** The member has another open play. */
  | { kind: 'open'; play: Play }
  | { kind: 'notRaining' | 'spent'; from: Date | null }
  | { kind: 'noPlaysLeft'; playsADay: number; from: Date | null }
  /** The member cannot take part, or is not in the audience. */
  | { kind: 'notMember' }
  /** The call was cancelled before it arrived. */
  | { kind: 'cancelled' }
  | { kind: 'notInAudience' }
  | { kind: 'excluded'; exclusion: CurrentExclusion }

export interface BeginPorts extends Pick<Ports, 'db' | 'clock'> {
  merchants: Pick<MerchantDirectory, 'of'>
}

/** Additional time to open an envelope after a connection loss. */
const OPEN_LONGER_MS = 5 * 60_000

/**
 * Begins plays of one promotion, all in one transaction with the promotion locked: plays at other gateways come before
 * or after, so that limits hold and nothing is granted twice. Permissions are queried for all together, because
 * individual queries would be slow for a crowd. The lock is held for a few statements, for any number of plays.
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
    const activity = await lockedRain(tx, first.promotionId)
    if (!activity) return requests.map(() => ({ kind: 'notRaining', from: null }))
    const times = timesAt(activity, merchants.of(first.merchantCode).zone, now)
    const day = times.present?.day ?? null
    const keys = await claimKeys(tx, requests.map(keyedCallOf))
    const existingPlays = await playsKnown(tx, requests, day)
    const budgetLeft = day === null ? 0n : unitsLeft(activity, await grantedOn(tx, activity, day))
    const round = new Round({
      activity,
      times,
      now,
      existingPlays,
      budgetLeft,
      participants,
      exclusions,
      cancelled: new Set(keys.cancelled.map(callName)),
    })
    const outcomes = requests.map((request) => round.answer(request))
    const made = await write(tx, round.begun, { activity, now, times })
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

/** Returns plays of these members begun on the window's day, still open, or requested again. */
async function playsKnown(tx: Db, requests: readonly PlayRequest[], day: string | null): Promise<Play[]> {
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

interface RoundOf {
  activity: RainActivity
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

/** Result of a request, after the plays were inserted; plays are in the order of `begun`. */
type Outcome = (made: readonly Play[]) => Begun

/** Decides requests sequentially, each with the effects of those before it. */
class Round {
  readonly begun: NewPlay[] = []
  readonly #roundOf: RoundOf
  #budgetLeft: bigint | null

  constructor(round: RoundOf) {
    this.#roundOf = round
    this.#budgetLeft = round.budgetLeft
  }

  answer(request: PlayRequest): Outcome {
    const refused = this.#refused(request)
    return refused ? () => refused : this.#granted(request)
  }

  #refused(request: PlayRequest): Begun | null {
    const { memberId } = request
    const { activity, now, participants, exclusions, cancelled } = this.#roundOf
    if (cancelled.has(callName(keyedCallOf(request)))) return { kind: 'cancelled' }
    const participant = participants.get(memberId)
    if (!participant) return { kind: 'notMember' }
    const exclusion = exclusions.get(memberId)
    if (exclusion) return { kind: 'excluded', exclusion }
    return isFor(activity.audience, participant, now) ? null : { kind: 'notInAudience' }
  }

  #granted(request: PlayRequest): Outcome {
    const { activity, times, now, existingPlays } = this.#roundOf
    const { playsADay, amounts } = activity.rules
    const earlierPlays = existingPlays.filter(({ member_id: memberId }) => memberId === request.memberId)
    const index = this.begun.findIndex((candidate) => candidate.request.memberId === request.memberId)
    const day = times.present?.day
    const played = earlierPlays.filter((play) => play.promotion_id === activity.id && play.day === day).length
    const samePlay = earlierPlays.find(({ request_key: key }) => key === request.requestKey)
    if (samePlay) return () => ({ kind: 'begun', play: samePlay, playsLeft: playsADay - played })
    if (index >= 0) return this.#repeatedInBatch(index, request, playsADay - played - 1)
    const open = earlierPlays.find((play) => play.promotion_id === activity.id && isOpen(play, now))
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

  /** The member's other request was just accepted: this is a repeat, or too early. */
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

/** Inserts the plays, and takes their amounts from the budget. Returns results in the order of `begun`. */
async function write(
  tx: Db,
  newPlays: readonly NewPlay[],
  { activity, now, times: { present } }: Pick<RoundOf, 'activity' | 'now' | 'times'>,
): Promise<Play[]> {
  if (!present || newPlays.length === 0) return []
  const endsAt = new Date(now.getTime() + activity.rules.seconds * SECOND_MS)
  const openUntil = new Date(Math.max(endsAt.getTime(), present.until.getTime()) + OPEN_LONGER_MS)
  const rows = newPlays.map(({ request, nth, sealed }) => ({
    promotion_id: activity.id,
    merchant_code: request.merchantCode,
    member_id: request.memberId,
    day: present.day,
    nth,
    request_key: request.requestKey,
    sealed,
    currency: request.currency,
    multiple_hundredths: activity.multiple_hundredths,
    begun_at: now,
    ends_at: endsAt,
    open_until: openUntil,
  }))
  const written = await tx.insertInto('red_rain_play').values(rows).returningAll().execute()
  const amount = newPlays.reduce((total, { sealed }) => total + sealed, 0n)
  await takeEnvelope(tx, { promotionId: activity.id, day: present.day, plays: newPlays.length, amount })
  const byMember = new Map(written.map((row) => [row.member_id, { ...row, day: present.day }]))
  return newPlays.flatMap(({ request }) => byMember.get(request.memberId) ?? [])
}
