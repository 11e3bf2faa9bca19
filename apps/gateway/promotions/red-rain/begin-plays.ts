import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { restsNowOf } from '../../responsible-gaming/public.ts'
import type { CurrentExclusion } from '../../responsible-gaming/public.ts'
import { callName, claimKeys, releaseKeys } from '../../kit/call-keys.ts'
import type { KeyedCall } from '../../kit/call-keys.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { isFor, participantsById } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import { grantedOn, take, unitsLeft } from './budget.ts'
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
  | { kind: 'not raining' | 'spent'; from: Date | null }
  | { kind: 'no chances'; playsADay: number; from: Date | null }
  /** The member cannot take part, or is not in the audience. */
  | { kind: 'notMember' }
  /** The call was cancelled before it arrived. */
  | { kind: 'cancelled' }
  | { kind: 'not his' }
  | { kind: 'excluded'; rest: CurrentExclusion }

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
    const rests = await restsNowOf(tx, memberIds, now)
    const activity = await lockedRain(tx, first.promotionId)
    if (!activity) return requests.map(() => ({ kind: 'not raining', from: null }))
    const times = timesAt(activity, merchants.of(first.merchantCode).zone, now)
    const day = times.present?.day ?? null
    const keys = await claimKeys(tx, requests.map(keyedCallOf))
    const had = await playsKnown(tx, requests, day)
    const left = day === null ? 0n : unitsLeft(activity, await grantedOn(tx, activity, day))
    const round = new Round({
      activity,
      times,
      now,
      had,
      left,
      participants,
      rests,
      cancelled: new Set(keys.cancelled.map(callName)),
    })
    const outcomes = requests.map((request) => round.answer(request))
    const made = await write(tx, round.begun, { activity, now, times })
    const begun = outcomes.map((outcome) => outcome(made))
    const beginning = new Set(
      requests.filter((_, index) => begun[index]?.kind === 'begun').map((request) => callName(keyedCallOf(request))),
    )
    await releaseKeys(
      tx,
      keys.claimed.filter((call) => !beginning.has(callName(call))),
    )
    return begun
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
  had: readonly Play[]
  left: bigint | null
  participants: ReadonlyMap<bigint, Participant>
  rests: ReadonlyMap<bigint, CurrentExclusion>
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
  readonly #of: RoundOf
  #left: bigint | null

  constructor(of: RoundOf) {
    this.#of = of
    this.#left = of.left
  }

  answer(request: PlayRequest): Outcome {
    const refused = this.#refused(request)
    return refused ? () => refused : this.#granted(request)
  }

  #refused(request: PlayRequest): Begun | null {
    const { memberId } = request
    const { activity, now, participants, rests, cancelled } = this.#of
    if (cancelled.has(callName(keyedCallOf(request)))) return { kind: 'cancelled' }
    const participant = participants.get(memberId)
    if (!participant) return { kind: 'notMember' }
    const rest = rests.get(memberId)
    if (rest) return { kind: 'excluded', rest }
    return isFor(activity.audience, participant, now) ? null : { kind: 'not his' }
  }

  #granted(request: PlayRequest): Outcome {
    const { activity, times, now, had } = this.#of
    const { playsADay, amounts } = activity.rules
    const own = had.filter(({ member_id: memberId }) => memberId === request.memberId)
    const index = this.begun.findIndex((one) => one.request.memberId === request.memberId)
    const day = times.present?.day
    const played = own.filter((play) => play.promotion_id === activity.id && play.day === day).length
    const again = own.find(({ request_key: key }) => key === request.requestKey)
    if (again) return () => ({ kind: 'begun', play: again, playsLeft: playsADay - played })
    if (index >= 0) return this.#besides(index, request, playsADay - played - 1)
    const open = own.find((play) => play.promotion_id === activity.id && isOpen(play, now))
    if (open) return () => ({ kind: 'open', play: open })
    if (!times.present) return () => ({ kind: 'not raining', from: times.next?.from ?? null })
    const from = times.nextDay?.from ?? null
    if (played >= playsADay) return () => ({ kind: 'no chances', playsADay, from })
    const sealed = payable(amounts, drawAmount(amounts), this.#left)
    if (sealed === null) return () => ({ kind: 'spent', from })
    if (this.#left !== null) this.#left -= sealed
    const made = this.begun.push({ request, nth: played + 1, sealed }) - 1
    return (plays) => ({ kind: 'begun', play: playAt(plays, made), playsLeft: playsADay - played - 1 })
  }

  /** The member's other request was just accepted: this is a repeat, or too early. */
  #besides(index: number, { requestKey }: PlayRequest, playsLeft: number): Outcome {
    if (this.begun[index]?.request.requestKey !== requestKey) {
      return (plays) => ({ kind: 'open', play: playAt(plays, index) })
    }
    return (plays) => ({ kind: 'begun', play: playAt(plays, index), playsLeft })
  }
}

function playAt(plays: readonly Play[], index: number): Play {
  const play = plays[index]
  if (!play) throw new Error('a play that was begun was not written')
  return play
}

/** Inserts the plays, and takes their amounts from the budget. Returns results in the order of `begun`. */
async function write(
  tx: Db,
  begun: readonly NewPlay[],
  { activity, now, times: { present } }: Pick<RoundOf, 'activity' | 'now' | 'times'>,
): Promise<Play[]> {
  if (!present || begun.length === 0) return []
  const ends = new Date(now.getTime() + activity.rules.seconds * SECOND_MS)
  const openUntil = new Date(Math.max(ends.getTime(), present.until.getTime()) + OPEN_LONGER_MS)
  const rows = begun.map(({ request, nth, sealed }) => ({
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
    ends_at: ends,
    open_until: openUntil,
  }))
  const written = await tx.insertInto('red_rain_play').values(rows).returningAll().execute()
  const amount = begun.reduce((total, { sealed }) => total + sealed, 0n)
  await take(tx, { promotionId: activity.id, day: present.day, plays: begun.length, amount })
  const byMember = new Map(written.map((row) => [row.member_id, { ...row, day: present.day }]))
  return begun.flatMap(({ request }) => byMember.get(request.memberId) ?? [])
}
