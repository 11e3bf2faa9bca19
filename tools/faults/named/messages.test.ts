import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { TestPlayer, StudioProcess } from './studio-process.ts'

const TEN_MINUTES_MS = 10 * 60_000
/** A forged value that never occurs by chance. */
const FORGED = 123_456_789_123
const FORGED_PART = { cashOut: { atLeastCents: '1', part: { unitCents: `${FORGED}`, ofUnitCents: `${FORGED + 1}` } } }

let studio: StudioProcess
beforeAll(async () => {
  studio = await StudioProcess.open()
})
afterAll(() => studio.close())
afterEach(() => {
  vi.useRealTimers()
})

const isTaken = (state: unknown) => state === 'held' || state === 'played'

describe.each([...new Set(games.map(engineOf))])('%s', (engine) => {
  test('a stake that is repeated simultaneously and later counts once', async () => {
    const player = await TestPlayer.at(studio, engine)
    const { body } = await player.staked()
    const taken = player.bets.size
    const again = { stakeCents: String(body['stakeCents']), choice: body['choice'] }
    const copies = await Promise.all([1, 2, 3].map(() => player.stake(String(body['tapId']), again)))

    expect(new Set(copies.map((copy) => copy.body['roundId']))).toEqual(new Set([body['roundId']]))
    expect(player.bets.size).toBe(taken)
    await player.endHeldStakes()
  })

  test('two simultaneous taps place one stake', async () => {
    const player = await TestPlayer.at(studio, engine)
    const [choice, tapId] = [await player.choose(), newTapId()]
    const both = await Promise.all([player.stake(tapId, choice), player.stake(tapId, choice)])

    expect(player.bets.size).toBeLessThanOrEqual(1)
    expect(new Set(both.map(({ body }) => body['roundId'])).size).toBe(1)
    await player.endHeldStakes()
  })

  test('an outcome that a page sends is ignored', async () => {
    const player = await TestPlayer.at(studio, engine)
    const forged = { outcome: { won: FORGED }, wonCents: `${FORGED}`, state: 'closed', balance: `${FORGED}.00` }
    const choice = await player.choose()
    await player.stake(newTapId(), { ...choice, ...forged })
    await player.stake(newTapId(), { ...choice, choice: { ...Object(choice.choice), ...forged } })
    const rounds = await studio.rounds(player.playerId)
    for (const { id: roundId } of rounds) {
      for (const act of [{ ...forged }, { outcome: FORGED }, { cashOut: FORGED }, FORGED_PART, { open: FORGED }]) {
        const { status } = await player.page.act({ roundId, actId: newTapId(), act })
        expect(status).toBeGreaterThanOrEqual(400)
      }
    }

    expect((await studio.rounds(player.playerId)).map(({ text }) => text).join()).not.toContain(`${FORGED}`)
    await player.endHeldStakes()
  })

  test('the older of two tabs cannot place stakes', async () => {
    const older = await TestPlayer.at(studio, engine)
    const choice = await older.choose()
    const newer = await TestPlayer.at(studio, engine, older.playerId)

    expect((await older.stake(newTapId(), choice)).body).toMatchObject({ error: { code: 'session.replaced' } })
    expect(older.bets.size).toBe(0)
    expect(isTaken((await newer.staked()).body['state'])).toBe(true)
    await newer.endHeldStakes()
  })

  test.each([
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ])('a device whose clock is an hour %s plays like any other', async (_, offMs) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs, shouldAdvanceTime: true })
    const player = await TestPlayer.at(studio, engine)
    const { body } = await player.staked()

    expect(isTaken(body['state'])).toBe(true)
    await player.endHeldStakes()
  })

  test.each([
    ['ahead', TEN_MINUTES_MS],
    ['back', -TEN_MINUTES_MS],
  ])(
    'a device whose clock is set %s ten minutes in the middle of a round continues like any other',
    async (_, offMs) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true })
      const player = await TestPlayer.at(studio, engine)
      const { body } = await player.staked()
      vi.setSystemTime(Date.now() + offMs)
      const again = await player.stake(String(body['tapId']), {
        stakeCents: String(body['stakeCents']),
        choice: body['choice'],
      })
      expect(again.body['roundId']).toBe(body['roundId'])
      await player.endHeldStakes()
      const next = await TestPlayer.at(studio, engine, player.playerId)

      expect(isTaken((await next.staked()).body['state'])).toBe(true)
      await next.endHeldStakes()
    },
  )
})

test('in the end the wallet’s balance matches the books', { timeout: 90_000 }, async () => {
  const open = `select from studio.round where state not in ('closed', 'refused', 'rolled_back', 'held')`
  await expect.poll(async () => (await studio.db.query(open)).rowCount, { timeout: 60_000 }).toBe(0)
  const { rows } = await studio.db.query<{ held: bigint }>(
    `select coalesce(sum(stake_cents - parts_cents), 0)::int8 as held from studio.round where state = 'held'`,
  )
  expect(studio.gateway.ledger.balanceCents).toBe((await studio.expectedBalance()) - (rows[0]?.held ?? 0n))
})
