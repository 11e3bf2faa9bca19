import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { Guest, House } from './house.ts'

const TEN_MINUTES_MS = 10 * 60_000
/** A value that never occurs by chance. */
const FORGED = 123_456_789_123
const FORGED_PART = { cashOut: { atLeastCents: '1', part: { unitCents: `${FORGED}`, ofUnitCents: `${FORGED + 1}` } } }

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())
afterEach(() => {
  vi.useRealTimers()
})

const isTaken = (state: unknown) => state === 'held' || state === 'played'

describe.each([...new Set(games.map(engineOf))])('%s', (engine) => {
  test('a stake that is repeated, both simultaneously and later, is one stake', async () => {
    const guest = await Guest.at(house, engine)
    const { body } = await guest.staked()
    const taken = guest.bets.size
    const again = { stakeCents: String(body['stakeCents']), choice: body['choice'] }
    const copies = await Promise.all([1, 2, 3].map(() => guest.stake(String(body['tapId']), again)))

    expect(new Set(copies.map((copy) => copy.body['roundId']))).toEqual(new Set([body['roundId']]))
    expect(guest.bets.size).toBe(taken)
    await guest.endHeldStakes()
  })

  test('two simultaneous taps place one stake', async () => {
    const guest = await Guest.at(house, engine)
    const [choice, tapId] = [await guest.choose(), newTapId()]
    const both = await Promise.all([guest.stake(tapId, choice), guest.stake(tapId, choice)])

    expect(guest.bets.size).toBeLessThanOrEqual(1)
    expect(new Set(both.map(({ body }) => body['roundId'])).size).toBe(1)
    await guest.endHeldStakes()
  })

  test('an outcome that a page sends is ignored', async () => {
    const guest = await Guest.at(house, engine)
    const forged = { outcome: { won: FORGED }, wonCents: `${FORGED}`, state: 'closed', balance: `${FORGED}.00` }
    const choice = await guest.choose()
    await guest.stake(newTapId(), { ...choice, ...forged })
    await guest.stake(newTapId(), { ...choice, choice: { ...Object(choice.choice), ...forged } })
    const rounds = await house.rounds(guest.playerId)
    for (const { id: roundId } of rounds) {
      for (const act of [{ ...forged }, { outcome: FORGED }, { cashOut: FORGED }, FORGED_PART, { open: FORGED }]) {
        const { status } = await guest.page.act({ roundId, actId: newTapId(), act })
        expect(status).toBeGreaterThanOrEqual(400)
      }
    }

    expect((await house.rounds(guest.playerId)).map(({ text }) => text).join()).not.toContain(`${FORGED}`)
    await guest.endHeldStakes()
  })

  test('the older of two tabs cannot place stakes', async () => {
    const older = await Guest.at(house, engine)
    const choice = await older.choose()
    const newer = await Guest.at(house, engine, older.playerId)

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
    const guest = await Guest.at(house, engine)
    const { body } = await guest.staked()

    expect(isTaken(body['state'])).toBe(true)
    await guest.endHeldStakes()
  })

  test.each([
    ['ahead', TEN_MINUTES_MS],
    ['back', -TEN_MINUTES_MS],
  ])(
    'a device whose clock is set %s ten minutes in the middle of a round continues like any other',
    async (_, offMs) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true })
      const guest = await Guest.at(house, engine)
      const { body } = await guest.staked()
      vi.setSystemTime(Date.now() + offMs)
      const again = await guest.stake(String(body['tapId']), {
        stakeCents: String(body['stakeCents']),
        choice: body['choice'],
      })
      expect(again.body['roundId']).toBe(body['roundId'])
      await guest.endHeldStakes()
      const next = await Guest.at(house, engine, guest.playerId)

      expect(isTaken((await next.staked()).body['state'])).toBe(true)
      await next.endHeldStakes()
    },
  )
})

test('in the end the wallet’s balance matches the books', { timeout: 90_000 }, async () => {
  const open = `select from studio.round where state not in ('closed', 'refused', 'rolled_back', 'held')`
  await expect.poll(async () => (await house.db.query(open)).rowCount, { timeout: 60_000 }).toBe(0)
  const { rows } = await house.db.query<{ held: bigint }>(
    `select coalesce(sum(stake_cents - parts_cents), 0)::int8 as held from studio.round where state = 'held'`,
  )
  expect(house.gateway.ledger.balanceCents).toBe((await house.owed()) - (rows[0]?.held ?? 0n))
})
