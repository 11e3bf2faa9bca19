import type { Settled } from '../paying/settle-batch.ts'

/** A sub-order, or sums over sub-orders, of one member on one draw; in the ledger's units. */
export interface DrawPlay {
  /** Stake without refunds. */
  countable: bigint
  /** Payouts and refunds minus cost. */
  net: bigint
}

/** Sums over the member's sub-orders on the draw that were settled before, and their valid bet. */
export interface DrawPlayBefore extends DrawPlay {
  valid: bigint
}

/**
 * Returns the valid bets of sub-orders of one member on one draw. All bets of the member on the draw count together,
 * and at most the amount won or lost: bets that cover each other net out. The total is distributed over the
 * sub-orders by stake; it is negative if these bets cover bets that were settled before.
 */
export function validBetsOf(orders: readonly DrawPlay[], before: DrawPlayBefore): bigint[] {
  const countable = orders.reduce((sum, order) => sum + order.countable, 0n)
  const net = orders.reduce((sum, order) => sum + order.net, before.net)
  const risked = net < 0n ? -net : net
  const totalCountable = before.countable + countable
  const added = (totalCountable < risked ? totalCountable : risked) - before.valid
  if (countable === 0n) return orders.map((_, index) => (index === 0 ? added : 0n))
  let [cumulative, allocated] = [0n, 0n]
  return orders.map((order) => {
    cumulative += order.countable
    const part = (added * cumulative) / countable - allocated
    allocated += part
    return part
  })
}

/** A settled sub-order with its valid bet. */
export interface CountedBet extends Settled {
  validBet: bigint
}

/** Returns sub-orders of one draw, of any members, with their valid bets. */
export function withValidBets(settled: readonly Settled[], before: ReadonlyMap<bigint, DrawPlayBefore>): CountedBet[] {
  const byMember = Map.groupBy(settled, ({ detail }) => detail.memberId)
  return [...byMember].flatMap(([memberId, memberBets]) => {
    const counts = validBetsOf(memberBets.map(playOf), before.get(memberId) ?? NO_PLAY)
    return memberBets.map((bet, index) => ({ ...bet, validBet: counts[index] ?? 0n }))
  })
}

const NO_PLAY: DrawPlayBefore = { countable: 0n, net: 0n, valid: 0n }

const playOf = ({ detail, outcome }: Settled): DrawPlay => ({
  countable: outcome.valid,
  net: outcome.won + outcome.refunded - detail.cost,
})
