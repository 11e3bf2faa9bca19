import type { TestGateway } from '@ante/gateway/test'
import { gamesOf, writeRounds } from '@ante/gateway/launch/test/rounds.ts'
import { sessionOf, vendorOf } from '@ante/gateway/launch/test/vendor.ts'

/** Whose games play the rounds of tests. */
const VENDOR = 'ANS'
const PLAYER = 0

/** Amounts are decimal text, in Aurora's currency. */
export interface WantedRound {
  memberId: string
  stake: string
  win: string
}

/** A round of a member of Aurora as a vendor's server plays it: stake, win, end. */
export async function playRound(gateway: TestGateway, wanted: WantedRound): Promise<void> {
  const { memberId, stake, win } = wanted
  const vendor = await vendorOf(gateway)
  const session = { memberId: BigInt(memberId), ...(await sessionOf(vendor, BigInt(memberId), PLAYER)) }
  const roundId = `round-${crypto.randomUUID()}`
  const betTransactionId = `bet-${crypto.randomUUID()}`
  const bet = await vendor.bet(session, { roundId, transactionId: betTransactionId, amount: stake })
  if (!bet.ok) throw new Error(`The stake was refused: ${bet.code}`)
  const won = await vendor.win(session, { roundId, betTransactionId, amount: win })
  if (!won.ok) throw new Error(`The win was refused: ${won.code}`)
}

/** A round that its vendor has not ended, as one in the middle of a feature. */
export async function leaveRound(gateway: TestGateway, memberId: string): Promise<void> {
  const [game] = await gamesOf(gateway, [VENDOR])
  if (!game) throw new Error(`${VENDOR} has no games`)
  const beganAt = new Date(gateway.ports.clock.now().getTime() - 60_000)
  const round = { ...game, state: 'open', staked: 10_000n, paid: 0n, beganAt } as const
  await writeRounds(gateway, BigInt(memberId), [round])
}
