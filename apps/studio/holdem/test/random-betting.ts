import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { afterMove, beginBetting, choicesOf } from '../maths/betting.ts'
import type { Betting, Choices, Move } from '../maths/betting.ts'

const MAX_STACK = 5_000
const BIG_BLIND = 100

/** Returns all states of a hand's betting with random stacks and random moves. */
export function randomBetting(drawBelow: DrawBelow): Betting[] {
  const stacks = Array.from({ length: 2 + drawBelow(5) }, () => 1 + drawBelow(MAX_STACK))
  const blinds = stacks.length === 2 ? [BIG_BLIND, BIG_BLIND / 2] : [BIG_BLIND / 2, BIG_BLIND]
  const players = stacks.map((stack, seat) => ({ seat, stack, blind: blinds[seat] ?? 0 }))
  const states = [beginBetting({ bigBlind: BIG_BLIND, players, bigBlindSeat: stacks.length === 2 ? 0 : 1 })]
  for (;;) {
    const now = states.at(-1)
    const choices = now ? choicesOf(now) : null
    if (!now || !choices) return states
    states.push(afterMove(now, choices.seat, randomMove(choices, drawBelow)))
  }
}

/** A random valid move: all-ins are frequent, to create side pots. */
export function randomMove({ toCall, raise }: Choices, drawBelow: DrawBelow): Move {
  const chance = drawBelow(10)
  if (raise && chance < 2) return { kind: 'raise', to: raise.max }
  if (raise && chance < 5) return { kind: 'raise', to: raise.min + drawBelow(raise.max - raise.min + 1) }
  if (toCall === 0) return { kind: 'check' }
  return { kind: chance < 7 ? 'fold' : 'call' }
}
