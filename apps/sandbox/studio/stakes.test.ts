import { seamlessBet } from '@ante/contract/launch/seamless-wallet.ts'
import { games } from '@ante/demo/games.ts'
import { expect, test } from 'vitest'

import { engines } from './engines.ts'
import { stakesOf } from './stakes.ts'
import { titlesPlayedBy } from './titles.ts'
import { decimalText } from './wallet/decimal-text.ts'

const BET = { sessionId: 's', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'PHP' }
const findTitle = titlesPlayedBy(engines)

test('every title of the catalogue begins with the bet that its tile names', () => {
  for (const game of games) {
    const played = findTitle(game)
    expect(played, game.name).not.toBeNull()
    const [least] = stakesOf(played!.title)
    expect(decimalText(least!), game.name).toBe(Number(game.minBet).toFixed(2))
  }
})

test('the wallet takes every stake of every title, and each wins whole cents', () => {
  for (const { name, ...named } of games) {
    const { game, title } = findTitle(named)!
    const stakes = stakesOf(title)
    expect(stakes, name).toEqual([...new Set(stakes)].sort((one, other) => Number(one - other)))
    for (const stake of stakes) {
      expect(seamlessBet.input.safeParse({ ...BET, amount: decimalText(stake) }).success, name).toBe(true)
      expect(stake % game.stakeGrainCents(title), name).toBe(0n)
    }
  }
})

test('slots begin at each step of the lobby’s filter', () => {
  const bets = games.filter(({ category }) => category === 'RNG').map(({ minBet }) => Number(minBet))
  const kept = [0.01, 0.05, 0.1, 0.5, 0.75].map((step) => bets.filter((bet) => bet <= step).length)

  expect(kept).toEqual([...new Set(kept)].sort((one, other) => one - other))
  expect(kept[0]).toBeGreaterThan(0)
})

test('a title that would win parts of a cent keeps the sandbox from starting', () => {
  const coarse = engines.map((engine) => ({ ...engine, stakeGrainCents: () => 30n }))

  expect(() => titlesPlayedBy(coarse)).toThrow('parts of a cent')
})
