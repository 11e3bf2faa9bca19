import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { inTransaction } from '@ante/plain-server/db.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { bookStudio } from '../test/book-studio.ts'
import type { BookStudio } from '../test/book-studio.ts'
import { bookPage, coming, firstComing, MINUTE_MS, secretFor, single } from '../test/book-page.ts'
import { newTapId } from '../test/page-calls.ts'
import { momentAt, secretDraw, timelineOf } from './season/timeline.ts'

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-23T08:01:30Z')
})
afterAll(() => studio.close())
beforeEach(() => studio.nextDay())

const open = () => bookPage(studio)
/** Returns the amounts of all bet calls that the wallet received, accepted or not. */
const bets = () => studio.gateway.calls.flatMap(({ name, input }) => (name === 'bet' ? [input['amount']] : []))

/** Locks the player's session, so that stakes in it queue until `work` is done. */
const whileSessionWaits = (work: (waiting: (count: number) => Promise<void>) => Promise<void>) =>
  inTransaction(studio.db, async (tx) => {
    await tx.query('select from studio.play_session where replaced_at is null and player_id = $1 for update', [
      studio.gateway.player.playerId,
    ])
    await work((count) =>
      vi.waitFor(async () => {
        const { rows } = await studio.db.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows[0]?.waiting).toBe(count)
      }),
    )
  })

test.each([
  ['a price made up by the player', { choice: { price: 1_000_000 } }],
  ['a stake different from its cost', { stakeCents: '1000' }],
])('a forged ticket with %s does not replace the ticket with the same tap id', async (_, forged) => {
  const [page, fixture, tapId] = [await open(), firstComing(), newTapId()]
  const ticket = single(await page.match(fixture.id), 'home')
  const [leg] = ticket.legs
  const choice = { ...ticket, legs: [{ ...leg, ...('choice' in forged ? forged.choice : {}) }] }
  const stakeCents = 'stakeCents' in forged ? forged.stakeCents : '1037'
  let answers: Promise<{ body: Record<string, unknown> }[]> | undefined
  await whileSessionWaits(async (waiting) => {
    const cheat = page.round(tapId, { stakeCents, choice })
    await waiting(1)
    answers = Promise.all([cheat, page.place(ticket, tapId)])
    await waiting(2)
  })
  const [cheated, placed] = (await answers) ?? []

  expect(cheated?.body).toMatchObject({ error: { code: 'ticket.unchecked' } })
  expect(placed?.body).toMatchObject({ state: 'held', stakeCents: '1037', choice: { legs: [leg] } })
  expect(bets()).toEqual(['10.37'])
})

test('one match cannot be combined with itself under another spelling of its id', async () => {
  const [page, fixture] = [await open(), firstComing()]
  const ticket = single(await page.match(fixture.id), 'home')
  const [leg] = ticket.legs
  if (!leg) throw new Error('There is no pick.')
  const sameLeg = { ...leg, fixtureId: fixture.id.replace('-', '-0') }

  const { body } = await page.place({ ...ticket, legs: [leg, sameLeg], system: 'accumulator' })
  expect(body).toMatchObject({ error: { code: expect.stringMatching(/^(invalid|ticket\.)/) as string } })
  expect(bets()).toEqual([])
})

test('a stake that the wallet accepts after a goal does not keep the earlier price', async () => {
  const [page, fixture] = [await open(), firstComing()]
  await studio.db.query('insert into book.match (fixture_id, secret) values ($1, $2)', [
    fixture.id,
    secretWithHomeLead(fixture),
  ])
  const ticket = single(await page.match(fixture.id), 'home')
  studio.gateway.behave = async (name): Promise<'answer'> => {
    if (name !== 'bet') return 'answer'
    vi.setSystemTime(fixture.kickOff.getTime() + WITHIN_MS)
    await vi.waitFor(async () =>
      expect(await page.match(fixture.id)).toMatchObject({ phase: 'live', acceptsBets: true }),
    )
    return 'answer'
  }
  const { body } = await page.place(ticket)

  expect(body).toMatchObject({ state: 'undone', code: 'stake.too_late' })
})

const WITHIN_MS = 60_000

/** Returns a secret with which home leads `WITHIN_MS` after the kick-off, without a goal in the 12 seconds before. */
function secretWithHomeLead(fixture: Fixture): string {
  for (let attempt = 0; attempt < 5_000; attempt++) {
    const secret = `lead ${attempt} of ${fixture.id}`
    const timeline = timelineOf(fixture, secretDraw(secret))
    const [lastRunning, before] = [
      momentAt(timeline, WITHIN_MS).moment.score,
      momentAt(timeline, WITHIN_MS - 12_000).moment.score,
    ]
    const isQuiet = before.home === lastRunning.home && before.away === lastRunning.away
    if (isQuiet && lastRunning.home > lastRunning.away && secretDraw(`${secret} abandoned`)(90) !== 0) return secret
  }
  throw new Error('The home side never leads.')
}

test('a vendor that is out of service accepts no ticket', async () => {
  const [page, fixture] = [await open(), firstComing()]
  const ticket = single(await page.match(fixture.id), 'home')
  studio.setOut('HZN', true)
  const refused = await page.place(ticket)
  studio.setOut('HZN', false)

  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
})

test('a match of next year is not offered, so that no stake is held until then', async () => {
  const [page, fixture] = [await open(), firstComing()]
  const ticket = single(await page.match(fixture.id), 'home')
  const [leg] = ticket.legs
  if (!leg) throw new Error('There is no pick.')
  const [league, number] = fixture.id.split('-')
  const later = `${league}-${Number(number) + 43_800}`

  expect(await page.match(later)).toMatchObject({ phase: 'before', acceptsBets: false, markets: [] })
  const { body } = await page.place({ ...ticket, legs: [{ ...leg, fixtureId: later }], oddsChange: 'any' })
  expect(body).toMatchObject({ error: { code: 'ticket.closed' } })
})

test('slips that wait for their second check count towards a page’s limit of waiting calls', async () => {
  const [page, [running, later]] = [await open(), coming('football', Date.now())]
  if (!running || !later) throw new Error('There are no matches.')
  const secret = secretFor(running, ({ score }, abandoned) => abandoned === null && score.home + score.away === 0)
  await studio.willEnd(running, secret)
  const notStarted = single(await page.match(later.id), 'home')
  vi.setSystemTime(running.kickOff.getTime() + MINUTE_MS)
  const live = await vi.waitFor(async () => {
    const view = await page.match(running.id)
    expect(view).toMatchObject({ phase: 'live', acceptsBets: true })
    return view
  })
  let refused = 0
  const waiting = Array.from({ length: 40 }, async () => {
    const { body } = await page.place({ ...single(live, 'home'), oddsChange: 'any' })
    if ('error' in body) refused += 1
    return body
  })
  await vi.waitFor(() => expect(refused).toBe(8), { timeout: 1_900 })
  expect(bets()).toEqual([])
  expect((await page.place(notStarted)).body).toMatchObject({ error: { code: 'round.too_many' } })

  const placed = await Promise.all(waiting)
  expect(placed.filter(({ state }) => state === 'held')).toHaveLength(32)
  expect((await page.place({ ...notStarted, oddsChange: 'any' })).body).toMatchObject({ state: 'held' })
})
