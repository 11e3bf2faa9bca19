import { listCatalogue } from '@ante/contract/console/games.ts'
import type { CatalogueGame } from '@ante/contract/console/games.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sumReturns } from '../../launch/returns/sum-returns.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let staff: StaffMember
let day: string
beforeAll(async () => {
  gateway = await startGateway()
  staff = await newStaff(gateway, { roles: [['platform-owner', null]] })
  day = gateway.ports.clock.now().toISOString().slice(0, 10)
})
afterAll(() => gateway.stop())

async function listed(input: Partial<InputOf<typeof listCatalogue>> = {}) {
  const answer = await staff.call(listCatalogue, { merchant: '-', ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
async function gameOf(vendor: string, merchant = '-'): Promise<CatalogueGame> {
  const { nodeId } = await firstOf(vendor)
  const found = await pagesOf({ vendor, merchant })
  const game = found.find((one) => one.nodeId === String(nodeId))
  if (!game) throw new Error('no game')
  return game
}
async function firstOf(vendor: string) {
  const [game] = await gamesOf(gateway, [vendor])
  if (!game) throw new Error(`no game of ${vendor}`)
  return game
}
async function pagesOf(input: Partial<InputOf<typeof listCatalogue>>): Promise<CatalogueGame[]> {
  const games: CatalogueGame[] = []
  for (let after: string | undefined; ;) {
    const { games: page, next } = await listed({ ...input, ...(after !== undefined && { after }) })
    games.push(...page)
    if (next === null) return games
    after = next
  }
}

/** Plays rounds with a stake of 1 yesterday, of which every `every`-th pays `pays`. */
async function play(
  vendor: string,
  { rounds, every, pays, type = 0 }: { rounds: number; every: number; pays: bigint; type?: 0 | 40 },
) {
  const { nodeId } = await firstOf(vendor)
  const memberId = await makeTestMember(gateway, '0.00', { type })
  const beganAt = new Date(gateway.ports.clock.now().getTime() - DAY_MS)
  const all = Array.from({ length: rounds }, (_, index) => ({
    vendor,
    nodeId,
    state: 'closed' as const,
    staked: 10_000n,
    paid: index % every === 0 ? pays * 10_000n : 0n,
    beganAt,
  }))
  for (let at = 0; at < all.length; at += 2_000) await writeRounds(gateway, memberId, all.slice(at, at + 2_000))
}
const sum = () => sumReturns(gateway.ports, { merchantCode: 'aurora', day: plusDays(day, 1) })
const declare = async (vendor: string, edge: number | null) => {
  const { nodeId } = await firstOf(vendor)
  await gateway.ports.db.updateTable('game').set({ edge_hundredths: edge }).where('node_id', '=', nodeId).execute()
}

test('all games are listed once over the pages, by filters of vendor, category, state and name', async () => {
  const { count } = await gateway.ports.db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const all = await pagesOf({})
  expect(all).toHaveLength(Number(count))
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length)
  const [first] = all
  const ofVendor = await pagesOf({ vendor: 'JL' })
  expect(new Set(ofVendor.map(({ vendor }) => vendor))).toEqual(new Set(['JL']))
  expect((await listed({ state: 'closed' })).games).toEqual([])
  expect((await listed({ category: 'FISH' })).games.every(({ category }) => category === 'FISH')).toBe(true)
  const named = await listed({ name: first?.name.slice(0, 5).toUpperCase() ?? '' })
  expect(named.games.map(({ nodeId }) => nodeId)).toContain(first?.nodeId)
  expect((await listed({ name: '%' })).games).toEqual([])
})

test('games without a picture file, a class or a declared edge are gaps', async () => {
  const { nodeId } = await firstOf('JL')
  const lacking = { picture: '/pictures/games/no-such-picture.webp', classes: [], edge_hundredths: null }
  await gateway.ports.db.updateTable('game').set(lacking).where('node_id', '=', nodeId).execute()
  for (const gap of ['picture', 'class', 'edge'] as const) {
    const found = await pagesOf({ vendor: 'JL', gap })
    expect(found.find((one) => one.nodeId === String(nodeId))?.gaps).toEqual(['picture', 'class', 'edge'])
    expect(found.every(({ gaps }) => gaps.includes(gap))).toBe(true)
  }
})

test('the return is that of real players’ ended rounds; a difference that chance explains is no drift', async () => {
  await declare('ANS', 500)
  // 1 of 20 rounds pays 18: a return of 90 %, with a standard error of about 5 % after 6,000 rounds.
  await play('ANS', { rounds: 6_000, every: 20, pays: 18n })
  await play('ANS', { rounds: 500, every: 1, pays: 50n, type: 40 })
  await sum()
  const game = await gameOf('ANS', 'aurora')
  expect(game).toMatchObject({ declared: 95, return: { rounds: 6_000, isDrift: false } })
  expect(game.return?.actual).toBeCloseTo(90, 5)
  const { low = 0, high = 0 } = game.return ?? {}
  // The standard error of the ratio: sqrt(n * variance) / n, with a variance of 15.39 per round.
  expect((high - low) / 2).toBeCloseTo(4 * 100 * Math.sqrt(15.39 / 6_000), 1)
  expect((await listed({ play: 'drift' })).games).toEqual([])
  // The sums may be computed again.
  await sum()
  expect((await gameOf('ANS', 'aurora')).return?.rounds).toBe(6_000)
})

test('a return far from the declared one is drift, but not of few rounds or without a declared edge', async () => {
  await declare('CRB', 500)
  await play('CRB', { rounds: 5_200, every: 2, pays: 1n })
  await declare('MRQ', 500)
  await play('MRQ', { rounds: 400, every: 2, pays: 1n })
  await sum()
  expect((await gameOf('CRB')).return).toMatchObject({ rounds: 5_200, isDrift: true })
  expect((await gameOf('MRQ')).return).toMatchObject({ rounds: 400, isDrift: false })
  expect((await listed({ play: 'drift' })).games.map(({ vendor }) => vendor)).toEqual(['CRB'])
  await declare('CRB', null)
  expect((await listed({ play: 'drift' })).games).toEqual([])
  expect((await pagesOf({ vendor: 'CRB', play: 'unplayed' })).map(({ nodeId }) => nodeId)).not.toContain(
    (await gameOf('CRB')).nodeId,
  )
})

test('the return of several merchants is the mean by rounds, whatever their currencies', async () => {
  const { nodeId } = await firstOf('BYD')
  const row = (merchant: string, rounds: number, actual: number) =>
    sql`insert into game_return values (${merchant}, ${nodeId}, ${rounds}, ${actual}, 0.01, ${day}::date)`.execute(
      gateway.ports.db,
    )
  await row('aurora', 3_000, 0.9)
  await row('lotus', 1_000, 0.98)
  const both = (await gameOf('BYD')).return
  expect(both).toMatchObject({ rounds: 4_000 })
  expect(both?.actual).toBeCloseTo(92, 5)
  expect(((both?.high ?? 0) - (both?.low ?? 0)) / 2).toBeCloseTo((4 * Math.hypot(30, 10)) / 40, 5)
  expect((await gameOf('BYD', 'aurora')).return?.actual).toBeCloseTo(90, 5)
})
