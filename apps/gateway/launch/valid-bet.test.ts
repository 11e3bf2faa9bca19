import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { unitsOf } from '../kit/money.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

interface Ended {
  category: string
  staked: string
  paid: string
  reported?: string
  /** Percentage of a valid bet that counts in the game; null: only the vendor's report counts. */
  percent?: number | null
}

async function validBet({ category, staked, paid, reported, percent = 100 }: Ended): Promise<bigint> {
  const received = reported === undefined ? null : unitsOf(reported)
  const { rows } = await sql<{ valid: bigint }>`
    select valid_bet(${category}, ${unitsOf(staked)}::int8, ${unitsOf(paid)}::int8, ${received}::int8, ${percent}::int2) as valid`.execute(
    gateway.ports.db,
  )
  return rows[0]?.valid ?? -1n
}

describe('a valid bet', () => {
  test.each<[string, Ended, string]>([
    ['of a lost spin is its stake', { category: 'RNG', staked: '10', paid: '0' }, '10'],
    ['of a spin that gave half back is its stake', { category: 'RNG', staked: '10', paid: '5' }, '10'],
    ['of a large win is its stake', { category: 'FISH', staked: '10', paid: '5000' }, '10'],
    ['of a crash game cashed out at once is zero', { category: 'INHOUSE', staked: '100', paid: '100' }, '0'],
    ['of a crash game cashed out at 1.01 is the profit', { category: 'INHOUSE', staked: '100', paid: '101' }, '1'],
    ['of dice at 98 % that lost is its stake', { category: 'RNG', staked: '100', paid: '0' }, '100'],
    ['of a bet on all 37 numbers is the loss', { category: 'RNG', staked: '37', paid: '36' }, '1'],
    ['at a twentieth is the stake again', { category: 'RNG', staked: '100', paid: '105' }, '100'],
    ['of a tie is zero', { category: 'LIVE', staked: '100', paid: '100' }, '0'],
    ['of a bet on both sides of a coup is the loss', { category: 'LIVE', staked: '2000', paid: '1950' }, '50'],
    ['of a half win is the profit', { category: 'SPORTS', staked: '100', paid: '147.50' }, '47.50'],
    ['of a half loss is the lost half', { category: 'SPORTS', staked: '100', paid: '50' }, '50'],
    ['of an immediate cash-out is its loss', { category: 'SPORTS', staked: '100', paid: '92' }, '8'],
    ['of a win at long odds is no more than its stake', { category: 'ESPORTS', staked: '100', paid: '900' }, '100'],
    ['of a cockfight that was a draw is zero', { category: 'COCKFIGHT', staked: '50', paid: '50' }, '0'],
    ['at poker without a report is zero', { category: 'PVP', staked: '1000', paid: '990', percent: null }, '0'],
    [
      'at poker is the amount that the vendor reports',
      { category: 'PVP', staked: '1000', paid: '0', reported: '120', percent: null },
      '120',
    ],
    [
      'is never more than the stake',
      { category: 'PVP', staked: '100', paid: '0', reported: '5000', percent: null },
      '100',
    ],
    ['that a vendor reports counts before the rule', { category: 'RNG', staked: '10', paid: '0', reported: '0' }, '0'],
    ['counts a fifth where the game keeps little', { category: 'LIVE', staked: '100', paid: '0', percent: 20 }, '20'],
    ['is zero if the operator sets 0 %', { category: 'RNG', staked: '100', paid: '0', percent: 0 }, '0'],
  ])('%s', async (_, ended, valid) => {
    expect(await validBet(ended)).toBe(unitsOf(valid))
  })
})

async function percentOf(change: { category?: string; edge: number | null }): Promise<number | null | undefined> {
  const { db } = gateway.ports
  const category = change.category ?? 'RNG'
  const game = await sql<{ node_id: bigint }>`
    update game set edge_hundredths = ${change.edge}::int2
    where node_id = (select min(node_id) from game where category = ${category}) returning node_id`.execute(db)
  const { rows } = await sql<{ percent: number | null }>`
    select game_percent('aurora', ${game.rows[0]?.node_id}::int8) as percent`.execute(db)
  return rows[0]?.percent
}

test.each([
  [{ edge: 105 }, 20],
  [{ edge: 200 }, 20],
  [{ edge: 201 }, 100],
  [{ edge: 0 }, 20],
  [{ edge: null }, 100],
  [{ category: 'PVP', edge: 500 }, 100],
  [{ category: 'PVP', edge: 150 }, 20],
  [{ category: 'PVP', edge: 0 }, null],
  [{ category: 'PVP', edge: null }, null],
] as const)('a game that declares %j counts at %s percent', async (change, percent) => {
  expect(await percentOf(change)).toBe(percent)
})
