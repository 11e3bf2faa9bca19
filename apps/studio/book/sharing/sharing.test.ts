import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { after, bookStudio, DAY_MS } from '../../test/book-studio.ts'
import type { BookStudio } from '../../test/book-studio.ts'
import { bookPage, coming, firstComing, secretFor, single } from '../../test/book-page.ts'
import type { BookPage } from '../../test/book-page.ts'
import { bookPath } from '../book-contract.ts'
import { CODES_AN_HOUR } from './share-slip.ts'
import { deleteExpiredSlips } from './shared-slip-store.ts'

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-23T08:01:30Z')
})
afterAll(() => studio.close())
beforeEach(() => studio.nextDay())

const open = () => bookPage(studio)
const share = async (page: BookPage, roundId: unknown) => (await page.ask(bookPath.share, { roundId })).body
const shared = async (page: BookPage, code: unknown) => (await page.ask(bookPath.shared, { code })).body
const placed = async (page: BookPage, fixtureId = firstComing().id) => {
  const ticket = single(await page.match(fixtureId), 'home')
  const { body } = await page.place(ticket)
  return { leg: ticket.legs[0], roundId: body['roundId'] }
}
const slips = async () => (await studio.db.query('select code from book.shared_slip')).rows.length

test('the code of an open ticket opens its picks for another player, without stake and sharer', async () => {
  const [sharer, other] = [await open(), await open()]
  const { leg, roundId } = await placed(sharer)
  const { code, ...sharedSlip } = await share(sharer, roundId)
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
  expect(sharedSlip).toEqual({ expiresAt: new Date(Date.now() + 7 * DAY_MS).toISOString() })
  // The same picks shared again: the same code.
  expect(await share(sharer, roundId)).toEqual({ code, ...sharedSlip })

  const view = await shared(other, String(code).toLowerCase())
  expect(view).toEqual({
    code,
    legs: [{ ...leg, now: leg?.price, match: expect.objectContaining({ id: leg?.fixtureId }) }],
  })
  expect(JSON.stringify(view)).not.toMatch(/1037|player|stake/i)
})

test('a pick of an ended match is in the slip, and no longer offered', async () => {
  const [sharer, fixture] = [await open(), firstComing()]
  await studio.willEnd(
    fixture,
    secretFor(fixture, (_, abandoned) => abandoned === null),
  )
  const { leg, roundId } = await placed(sharer, fixture.id)
  const { code } = await share(sharer, roundId)
  after(fixture, 11)
  await vi.waitFor(async () => {
    expect(await shared(await open(), code)).toMatchObject({ legs: [{ ...leg, now: null }] })
  })
})

test('a title that does not sell the sport offers none of its picks', async () => {
  const [page, other] = [await open(), await open()]
  const { leg, roundId } = await placed(page)
  const { code } = await share(page, roundId)
  const [fixture] = coming('basketball', Date.now())
  const legs = JSON.stringify([{ ...leg, fixtureId: fixture?.id, market: 'match.winner.0' }])
  await studio.db.query('update book.shared_slip set legs = $2 where code = $1', [code, legs])
  expect(await shared(other, code)).toMatchObject({ legs: [{ now: null, match: { sport: 'basketball' } }] })
})

test('only the player’s own open tickets can be shared', async () => {
  const { roundId } = await placed(await open())
  const before = await slips()
  expect(await share(await open(), roundId)).toMatchObject({ error: { code: 'ticket.unknown' } })
  expect(await share(await open(), 'r-none')).toMatchObject({ error: { code: 'ticket.unknown' } })
  expect(await share(await open(), '')).toMatchObject({ error: { code: 'invalid' } })
  expect(await slips()).toBe(before)
})

test('an expired code is unknown, and deleted', async () => {
  const sharer = await open()
  const { roundId } = await placed(sharer)
  const { code } = await share(sharer, roundId)
  const expired = new Date(Date.now() + 7 * DAY_MS)
  vi.setSystemTime(expired.getTime() - 1)
  expect(await shared(await open(), code)).toMatchObject({ code })
  vi.setSystemTime(expired)
  expect(await shared(await open(), code)).toMatchObject({ error: { code: 'code.unknown' } })
  await deleteExpiredSlips(studio.db, expired)
  expect((await studio.db.query('select code from book.shared_slip where code = $1', [code])).rows).toEqual([])
})

test('the number of codes per player and hour is limited', async () => {
  const sharer = await open()
  const { roundId } = await placed(sharer)
  const { code } = await share(sharer, roundId)
  await studio.db.query(
    `insert into book.shared_slip (code, player, legs, created_at, expires_at)
     select translate(lpad(n::text, 8, '2'), '01', 'XY'), player, '[]', created_at, expires_at
     from book.shared_slip, generate_series(1, $2::integer) n where code = $1`,
    [code, CODES_AN_HOUR],
  )
  const [, second] = coming('football', Date.now())
  const next = await placed(sharer, second?.id)
  expect(await share(sharer, next.roundId)).toMatchObject({ error: { code: 'share.too_many' } })
  const other = await open()
  expect(await share(other, (await placed(other)).roundId)).toHaveProperty('code')
})

test('codes cannot be guessed', async () => {
  const [sharer, guesser] = [await open(), await open()]
  const { code } = await share(sharer, (await placed(sharer)).roundId)
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(await shared(guesser, 'ZZZZZZZ2')).toMatchObject({ error: { code: 'code.unknown' } })
  }
  expect(await shared(guesser, code)).toMatchObject({ error: { code: 'code.too_often' } })
  expect(await shared(sharer, code)).toMatchObject({ code })
})
