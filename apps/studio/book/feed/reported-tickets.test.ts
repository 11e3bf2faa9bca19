import { vendorSportsTickets } from '@ante/contract/launch/vendor-tickets.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { bookPage, firstComing, secretFor, single } from '../../test/book-page.ts'
import { after, bookStudio } from '../../test/book-studio.ts'
import type { BookStudio } from '../../test/book-studio.ts'
import { callVendor } from '../../test/vendor-call.ts'

const TITLE = { vendor: 'HZN', gameId: 'virtual-football-cup' }
const WAITED_MS = 20_000

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-24T08:01:30Z')
})
beforeEach(() => studio.nextDay())
afterAll(() => studio.close())

async function ticketsOf(roundIds: string[], { vendor, gameId } = TITLE) {
  const answer = await callVendor(studio, vendorSportsTickets, { gameId, roundIds }, { vendor })
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value.tickets
}

test('a single is reported open, then with its result, and only to its own vendor', async () => {
  const page = await bookPage(studio, TITLE)
  const fixture = firstComing()
  const endsTwoNil = secretFor(
    fixture,
    ({ score }, abandoned) => abandoned === null && score.home === 2 && score.away === 0,
  )
  await studio.willEnd(fixture, endsTwoNil)
  const slip = single(await page.match(fixture.id), 'home', { unitCents: '1000' })
  const roundId = String((await page.place(slip)).body['roundId'])
  const price = slip.legs[0]?.price ?? 0
  const priceText = `${Math.floor(price / 1_000)}.${String(price % 1_000).padStart(3, '0')}`
  await vi.waitFor(async () => expect((await ticketsOf([roundId]))[0]?.maxPayout).not.toBe('0.00'), WAITED_MS)
  expect(await ticketsOf([roundId, 'r-unknown'])).toMatchObject([
    {
      roundId,
      type: 'single',
      system: null,
      combinations: 1,
      price: priceText,
      maxPayout: (price / 100).toFixed(2),
      legs: [
        {
          matchId: fixture.id,
          homeTeam: fixture.home.name,
          pick: fixture.home.name,
          price: priceText,
          result: 'open',
          score: null,
        },
      ],
    },
  ])
  expect(await ticketsOf([roundId], { vendor: 'BTI', gameId: 'bluetide-sportsbook' })).toEqual([])
  after(fixture, 14)
  await vi.waitFor(async () => expect((await ticketsOf([roundId]))[0]?.legs[0]?.result).toBe('won'), WAITED_MS)
  expect(await ticketsOf([roundId])).toMatchObject([{ maxPayout: '0.00', legs: [{ result: 'won', score: '2:0' }] }])
})
