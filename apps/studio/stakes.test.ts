import { seamlessBet } from '@ante/contract/launch/seamless-wallet.ts'
import { games } from '@ante/demo/games.ts'
import { declaredMaxBet } from '@ante/demo/limits.ts'
import { expect, test } from 'vitest'

import { engines } from './engines.ts'
import { families } from './families.ts'
import { isHeldGame } from './kit/game.ts'
import type { FamilyPorts } from './kit/family.ts'
import { Rooms } from './kit/rooms/rooms.ts'
import { stakesOf } from './kit/stakes.ts'
import { titlesPlayedBy } from './kit/titles.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'

const BET = { sessionId: 's', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'PHP' }
/** The only service that games need to report their stakes. */
const studioServices = { rooms: new Rooms() } as FamilyPorts
const findTitle = titlesPlayedBy([...engines, ...families.flatMap((make) => make(studioServices).games)])

/** Every title of the catalogue with its game. */
const titles = games.map((game) => {
  const played = findTitle(game)
  if (!played) throw new Error(`no engine plays ${game.name}`)
  const maxBet = declaredMaxBet(game)
  return { ...played, name: game.name, minBet: game.minBet, maxBet, stakes: stakesOf(played.title) }
})

test('every title of the catalogue starts with the minimum bet on its tile', () => {
  const minimums = titles.map(({ name, stakes: [min = 0n] }) => [name, decimalText(min)])

  expect(minimums).toHaveLength(games.length)
  expect(minimums).toEqual(titles.map(({ name, minBet }) => [name, Number(minBet).toFixed(2)]))
})

test('no title accepts more than the maximum bet in its feed; only tables without limited bets have none there', () => {
  const max = titles.map(({ game, title, name, maxBet, stakes }) => {
    const maxCents = isHeldGame(game) ? game.limits(title).maxCents : stakes.at(-1)
    return [name, maxBet === null ? 'holdem' : decimalText(maxCents ?? 0n)]
  })

  expect(max).toEqual(titles.map(({ game, name, maxBet }) => [name, maxBet ?? game.engine]))
})

test('the wallet accepts every stake of every title, and every win of a stake is whole cents', () => {
  const invalidTitles = titles.filter(({ game, title, stakes }) =>
    stakes.some((stake, index) => {
      const isTaken = seamlessBet.input.safeParse({ ...BET, amount: decimalText(stake) }).success
      const isMore = index === 0 || stake > (stakes[index - 1] ?? 0n)
      return !isTaken || !isMore || stake % game.stakeGrainCents(title) !== 0n
    }),
  )

  expect(invalidTitles.map(({ name }) => name)).toEqual([])
})

test('slots have a minimum bet at each step of the lobby’s filter', () => {
  const bets = games.filter(({ category }) => category === 'RNG').map(({ minBet }) => Number(minBet))
  const stored = [0.01, 0.05, 0.1, 0.5, 0.75].map((step) => bets.filter((bet) => bet <= step).length)

  expect(stored).toEqual([...new Set(stored)].sort((a, b) => a - b))
  expect(stored[0]).toBeGreaterThan(0)
})

test('a title that could win fractions of a cent prevents the sandbox from starting', () => {
  const coarse = engines.map((engine) => ({ ...engine, stakeGrainCents: () => 30n }))

  expect(() => titlesPlayedBy(coarse)).toThrow('fractions of a cent')
})
