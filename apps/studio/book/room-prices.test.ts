import { vendorMatchPrices } from '@ante/contract/launch/vendor-service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { after, bookStudio } from '../test/book-studio.ts'
import type { BookStudio } from '../test/book-studio.ts'
import { bookPage, coming, firstComing, single } from '../test/book-page.ts'
import { callVendor } from '../test/vendor-call.ts'
import { parsePickRoom } from './pick-room.ts'

const GAME = { gameId: 'virtual-football-cup' }

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-24T08:01:30Z')
})
afterAll(() => studio.close())

const pricesOf = async (gameId: string, ...roomIds: string[]) => {
  const answer = await callVendor(studio, vendorMatchPrices, { gameId, roomIds }, { vendor: 'HZN' })
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value.matches
}

test('the prices for the site are those of the book, and each room names its pick', async () => {
  const [page, fixture] = [await bookPage(studio), firstComing()]
  const view = await page.match(fixture.id)
  const [match] = await pricesOf(GAME.gameId, fixture.id)
  expect(match?.roomId).toBe(fixture.id)
  expect(match?.picks.map(({ pick }) => pick)).toEqual(['home', 'draw', 'away'])
  for (const { pick, odds, roomId } of match?.picks ?? []) {
    const [leg] = single(view, pick).legs
    expect(parsePickRoom(roomId)).toEqual({ fixtureId: fixture.id, leg })
    expect(Math.round(Number(odds) * 100)).toBe(Math.floor(Number(leg?.price) / 10))
  }
})

test('unknown matches, other sports and matches that are over have no prices', async () => {
  const [fixture, [other]] = [firstComing(), coming('basketball', Date.now())]
  expect(await pricesOf(GAME.gameId, 'nowhere-1', ...(other ? [other.id] : []))).toEqual([])
  expect(await pricesOf('no-such-game', fixture.id)).toEqual([])
  after(fixture, 200)
  expect(await pricesOf(GAME.gameId, fixture.id)).toEqual([])
})
