import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { claimRedRain, RED_RAIN_TAPS_LIMIT } from '@ante/contract/promotions/red-rain.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { claimKey, keyedCallOf } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import { requireParticipant } from '../core/participant.ts'
import { payBonus } from '../pay-bonus.ts'
import type { Bonus } from '../pay-bonus.ts'
import { returnEnvelopes } from './budget.ts'
import { isOpen, playsFrom, shownResult } from './plays.ts'
import type { Play } from './plays.ts'

const refuse = refusalsOf(claimRedRain)

/** Tolerance in milliseconds for devices whose clocks run fast and therefore end a play slightly early. */
const EARLY_MS = 500
const HUNDREDTHS = 100n

export interface EndPorts extends Pick<Ports, 'db' | 'clock'> {
  balances: Pick<BalancePublisher, 'changed'>
}

/**
 * Ends a play and opens its envelope, once: amount, wagering requirement and end of the play are one transaction. The
 * number of taps decides only whether the drawn amount is granted, not how much.
 */
export async function endPlay(
  { db, clock, balances }: EndPorts,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  { playId, tapped }: ParsedInputOf<typeof claimRedRain>,
): Promise<OutputOf<typeof claimRedRain>> {
  const { memberId } = await requireParticipant(db, member)
  if (tapped > RED_RAIN_TAPS_LIMIT) throw refuse('raffle.too.many.taps', { max: RED_RAIN_TAPS_LIMIT })
  const now = clock.now()
  const play = await inTransaction(db, async (tx) => {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    await claimKey(tx, keyedCallOf({ member, idempotencyKey }))
    const lockedPlay = await ownPlay(tx, memberId, BigInt(playId))
    if (lockedPlay.state === 'ended') return lockedPlay
    if (!isOpen(lockedPlay, now)) throw refuse('raffle.too.late', { openUntil: lockedPlay.open_until.toISOString() })
    if (now.getTime() + EARLY_MS < lockedPlay.ends_at.getTime()) {
      throw refuse('raffle.too.early', { endsAt: lockedPlay.ends_at.toISOString() })
    }
    // The play of an excluded member is not ended: it can be opened until `open_until`.
    await requireNotExcluded(tx, memberId, now)
    return end(tx, lockedPlay, { tapped, now })
  })
  if (play.paid !== null && play.paid > 0n) balances.changed([member.memberId])
  const required = ((play.paid ?? 0n) * BigInt(play.multiple_hundredths)) / HUNDREDTHS
  return { result: shownResult(play), required: textOf(required), currency: play.currency, now: now.toISOString() }
}

async function ownPlay(tx: Db, memberId: bigint, id: bigint): Promise<Play> {
  const play = await playsFrom(tx).where('id', '=', id).where('member_id', '=', memberId).forUpdate().executeTakeFirst()
  if (!play) throw refuse('raffle.play.not.found')
  return play
}

async function end(tx: Db, play: Play, { tapped, now }: { tapped: number; now: Date }): Promise<Play> {
  const ended = { state: 'ended' as const, tapped, paid: tapped > 0 ? play.sealed : 0n, ended_at: now }
  await tx.updateTable('red_rain_play').set(ended).where('id', '=', play.id).executeTakeFirstOrThrow()
  if (tapped > 0) await payBonus(tx, `red-rain:${play.id}`, bonusOf(play), now)
  else await returnEnvelopes(tx, { promotionId: play.promotion_id, day: play.day, plays: 1, amount: play.sealed })
  return { ...play, ...ended }
}

const bonusOf = (play: Play): Bonus => ({
  merchantCode: play.merchant_code,
  memberId: play.member_id,
  currency: play.currency,
  amount: play.sealed,
  multipleHundredths: play.multiple_hundredths,
})
