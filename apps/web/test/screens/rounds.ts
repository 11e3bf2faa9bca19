import { randomUUID } from 'node:crypto'

import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { unitsOf } from '@ante/gateway/kit/money.ts'
import { gamesOf, writeRounds } from '@ante/gateway/launch/test/rounds.ts'
import { TestVendor, VENDOR, launched } from '@ante/gateway/launch/test/vendor.ts'
import type { TestGateway } from '@ante/gateway/test'

/** A complete round played by a vendor's server. Decimal texts, in the merchant's currency. */
export interface PlayedRound {
  memberId: string
  stake: string
  win: string
  /** Game id at the vendor; a slot by default. */
  gameId?: string
}

/** Secret from which the demo derives its vendors' keys. */
const DEMO_SECRET = 'vendors-demo-secret-not-for-production'
const SLOT = 'northlight-reels'

/** Plays a member's round over the seamless wallet. */
export async function playRound(gateway: TestGateway, { memberId, stake, win, gameId = SLOT }: PlayedRound) {
  const { db } = gateway.ports
  const { vendor: code } = await db
    .selectFrom('game')
    .select('vendor')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  const key = vendorKeyOf(DEMO_SECRET, code)
  const { type, currency } = await db
    .selectFrom('member')
    .innerJoin('merchant', 'merchant.code', 'member.merchant_code')
    .select(['member.type', 'merchant.currency'])
    .where('member.id', '=', BigInt(memberId))
    .executeTakeFirstOrThrow()
  const vendor = new TestVendor(gateway)
  const { token } = await launched(gateway, BigInt(memberId), type, gameId)
  const opened = valueOf(await vendor.call(seamlessAuthenticate, { token, gameId }, key))
  const session = { sessionId: opened.sessionId, memberId: BigInt(memberId) }
  const [roundId, transactionId] = [randomUUID(), randomUUID()]
  const bet = { roundId, transactionId, gameId, amount: stake, currency }
  valueOf(await vendor.bet(session, bet, key))
  valueOf(await vendor.win(session, { roundId, betTransactionId: transactionId, amount: win, currency }, key))
}

function valueOf<T>(answer: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!answer.ok) throw new Error(`The wallet refused: ${answer.code}`)
  return answer.value
}

export interface PastRound {
  memberId: string
  /** YYYY-MM-DD. */
  day: string
  stake: string
}

/** Writes a lost round of a member of Aurora at noon of a past day. */
export async function createPastRound(gateway: TestGateway, { memberId, day, stake }: PastRound): Promise<void> {
  const [game] = await gamesOf(gateway, [VENDOR])
  if (!game) throw new Error(`${VENDOR} has no game`)
  const round = { ...game, state: 'closed', staked: unitsOf(stake), paid: 0n } as const
  await writeRounds(gateway, BigInt(memberId), [{ ...round, beganAt: new Date(`${day}T12:00:00Z`) }])
}

/** Creates a round that its vendor has not ended, as in the middle of a feature. */
export async function createOpenRound(gateway: TestGateway, memberId: string): Promise<void> {
  const [game] = await gamesOf(gateway, [VENDOR])
  if (!game) throw new Error(`${VENDOR} has no game`)
  const beganAt = new Date(gateway.ports.clock.now().getTime() - 60_000)
  const round = { ...game, state: 'open', staked: unitsOf('1.00'), paid: 0n, beganAt } as const
  await writeRounds(gateway, BigInt(memberId), [round])
}
