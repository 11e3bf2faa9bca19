import { expect, test } from 'vitest'

import { afterMove, beginBetting, choicesOf, moveRefusal } from './betting.ts'
import type { Betting, Move } from './betting.ts'

const FOLD: Move = { kind: 'fold' }
const CHECK: Move = { kind: 'check' }
const CALL: Move = { kind: 'call' }
const raise = (to: number): Move => ({ kind: 'raise', to })

/**
 * Blinds of 50 and 100: the first seat has the small one, the second the big one; with two players the second has the
 * small one.
 */
function table(...stacks: number[]): Betting {
  const blinds = stacks.length === 2 ? [100, 50] : [50, 100]
  const players = stacks.map((stack, seat) => ({ seat, stack, blind: blinds[seat] ?? 0 }))
  return beginBetting({ bigBlind: 100, players, bigBlindSeat: stacks.length === 2 ? 0 : 1 })
}

/** Makes these moves in order, each by the player to act. */
function after(betting: Betting, ...moves: Move[]): Betting {
  return moves.reduce((now, move) => afterMove(now, now.turn ?? -1, move), betting)
}

test('with two players the button has the small blind, acts first before the flop and last after it', () => {
  const newHand = table(10_000, 10_000)
  expect(newHand.turn).toBe(1)
  expect(after(newHand, CALL).turn).toBe(0)
  expect(after(newHand, CALL, CHECK)).toMatchObject({ street: 'flop', turn: 0, toMatch: 0 })
})

test('the seat after the big blind acts first, and the big blind may raise when all have called', () => {
  const newHand = table(10_000, 10_000, 10_000)
  expect(newHand.turn).toBe(2)
  const option = after(newHand, CALL, CALL)
  expect(choicesOf(option)).toEqual({ seat: 1, toCall: 0, raise: { min: 200, max: 10_000 } })
})

test('a raise is at least as much as the previous one', () => {
  const raised = after(table(10_000, 10_000, 10_000), raise(350))
  expect(choicesOf(raised)?.raise).toEqual({ min: 600, max: 10_000 })
  expect(moveRefusal(raised, 0, raise(599))).toBe('move.raise_too_small')
  expect(moveRefusal(raised, 0, raise(10_001))).toBe('move.raise_too_large')
  expect(moveRefusal(raised, 0, raise(600.5))).toBe('move.raise_too_small')
  expect(moveRefusal(raised, 1, CALL)).toBe('move.not_your_turn')
  expect(moveRefusal(raised, 0, CHECK)).toBe('move.there_is_a_bet')
})

test('an all-in below a full raise does not reopen the betting', () => {
  const flop = after(table(10_000, 10_000, 10_000, 550), CALL, CALL, CALL, CHECK)
  const shortRaise = after(flop, raise(400), CALL, CALL, raise(450))
  expect(shortRaise.turn).toBe(0)
  expect(choicesOf(shortRaise)).toEqual({ seat: 0, toCall: 50, raise: null })
  expect(moveRefusal(shortRaise, 0, raise(5_000))).toBe('move.no_raise')
})

test('a player who has not acted yet may raise over an all-in below a full raise, by the last full raise', () => {
  const flop = after(table(10_000, 550, 10_000), CALL, CALL, CHECK)
  const shortRaise = after(flop, raise(400), raise(450))
  expect(choicesOf(shortRaise)).toEqual({ seat: 2, toCall: 450, raise: { min: 850, max: 9_900 } })
})

test('several all-ins that together make a full raise reopen the betting', () => {
  const flop = after(table(10_000, 800, 1_000, 10_000), CALL, CALL, CALL, CHECK)
  const raisedTwice = after(flop, raise(400), raise(700), raise(900), CALL)
  expect(choicesOf(raisedTwice)?.raise).toEqual({ min: 1_300, max: 9_900 })
})

test('an unmatched part of a bet is returned, and is in no pot', () => {
  const ended = after(table(10_000, 10_000, 10_000), raise(1_000), FOLD, FOLD)
  expect(ended).toMatchObject({ end: 'uncontested', turn: null })
  expect(ended.players.map(({ put, stack }) => [put, stack])).toEqual([
    [50, 9_950],
    [100, 9_900],
    [100, 9_900],
  ])
})

test('when all but one are all-in, no player acts any more', () => {
  const ended = after(table(500, 10_000, 800), raise(800), CALL, CALL)
  expect(ended).toMatchObject({ end: 'showdown', turn: null })
})

test('a blind that is all-in for less than the other bet ends the betting immediately', () => {
  const ended = table(30, 10_000)
  expect(ended).toMatchObject({ end: 'showdown', turn: null })
  expect(ended.players.map(({ put }) => put)).toEqual([30, 30])
})

test('with no opponent to raise against, a player may only call or fold', () => {
  const facing = after(table(10_000, 800), raise(800))
  expect(choicesOf(facing)).toEqual({ seat: 0, toCall: 700, raise: null })
})

test('a fold is possible only against a bet', () => {
  const flop = after(table(10_000, 10_000), CALL, CHECK)
  expect(moveRefusal(flop, 0, FOLD)).toBe('move.nothing_to_call')
  expect(moveRefusal(flop, 0, CALL)).toBe('move.nothing_to_call')
})
