import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { after, bookStudio, DAY_MS } from '../../test/book-studio.ts'
import type { BookStudio } from '../../test/book-studio.ts'
import { bookPage, coming, firstComing, secretFor, single } from '../../test/book-page.ts'
import type { BookPage } from '../../test/book-page.ts'
import { bookPath } from '../book-contract.ts'
import { deleteEndedAttempts, WINDOW_MS, MAX_WRONG_CODES } from './attempts.ts'
import { CODES_PER_HOUR } from './share-slip.ts'
import { deleteExpiredSlips } from './shared-slip-store.ts'

let studio: BookStudio
beforeAll(async () => {
  studio = await bookStudio('2026-11-23T08:01:30Z')
})
afterAll(() => studio.close())
beforeEach(() => studio.nextDay())

const open = () => bookPage(studio)
const share = async (page: BookPage, roundId: unknown) => (await page.post(bookPath.share, { roundId })).body
const shared = async (page: BookPage, code: unknown) => (await page.post(bookPath.shared, { code })).body
const placed = async (page: BookPage, fixtureId = firstComing().id) => {
  const ticket = single(await page.match(fixtureId), 'home')
  const { body } = await page.place(ticket)
  return { leg: ticket.legs[0], roundId: body['roundId'] }
}
/** Adds `$2` shared slips with the player and times of the code `$1`. */
const FILL = `insert into book.shared_slip (code, player, legs, created_at, expires_at)
  select translate(substr(md5(player || n), 1, 8), '01abcdef', 'XYABCDEF'), player, '[]', created_at, expires_at
  from book.shared_slip, generate_series(1, $2::integer) n where code = $1`
const slips = async () => (await studio.db.query('select code from book.shared_slip')).rows.length

test('the code of an open ticket opens its picks for another player, without stake and sharer', async () => {
  const [sharer, other] = [await open(), await open()]
  const { leg, roundId } = await placed(sharer)
  const { code, ...sharedSlip } = await share(sharer, roundId)
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
  expect(sharedSlip).toEqual({ expiresAt: new Date(Date.now() + 7 * DAY_MS).toISOString() })
  // The same picks, shared again, have the same code.
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
  await studio.db.query(FILL, [code, CODES_PER_HOUR])
  const [, second] = coming('football', Date.now())
  const next = await placed(sharer, second?.id)
  expect(await share(sharer, next.roundId)).toMatchObject({ error: { code: 'share.too_many' } })
  const other = await open()
  expect(await share(other, (await placed(other)).roundId)).toHaveProperty('code')
})

test('simultaneous shares get no more codes than the limit', async () => {
  const sharer = await open()
  const tickets = []
  for (const { id } of coming('football', Date.now()).slice(0, 6)) tickets.push(await placed(sharer, id))
  expect(tickets).toHaveLength(6)
  const { code } = await share(sharer, tickets[0]?.roundId)
  await studio.db.query(FILL, [code, CODES_PER_HOUR - 3])
  const answers = await Promise.all(tickets.slice(1).map(({ roundId }) => share(sharer, roundId)))
  const refused = answers.filter((answer) => !('code' in answer))
  expect(answers.length - refused.length).toBe(2)
  expect(refused.map(({ error }) => error)).toEqual(Array.from({ length: 3 }, () => ({ code: 'share.too_many' })))
})

test('the same picks shared simultaneously have one code', async () => {
  const sharer = await open()
  const { roundId } = await placed(sharer)
  const answers = await Promise.all([1, 2, 3, 4].map(() => share(sharer, roundId)))
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1)
})

test('ten wrong codes within ten minutes are the limit, also of simultaneous ones', async () => {
  const [sharer, guesser] = [await open(), await open()]
  const { code } = await share(sharer, (await placed(sharer)).roundId)
  const answers = await Promise.all(Array.from({ length: 15 }, () => shared(guesser, 'ZZZZZZZ2')))
  const refusals = answers.map(({ error }) => (error as { code: string }).code)
  expect(refusals.filter((refusal) => refusal === 'code.unknown')).toHaveLength(MAX_WRONG_CODES)
  expect(refusals.filter((refusal) => refusal === 'code.too_often')).toHaveLength(15 - MAX_WRONG_CODES)
  const started = Date.now()
  vi.setSystemTime(started + WINDOW_MS - 1)
  expect(await shared(guesser, code)).toMatchObject({ error: { code: 'code.too_often' } })
  vi.setSystemTime(started + WINDOW_MS)
  expect(await shared(guesser, code)).toMatchObject({ code })
})

test('correct codes do not count, and the counts of an ended window are deleted', async () => {
  const [sharer, other] = [await open(), await open()]
  const { code } = await share(sharer, (await placed(sharer)).roundId)
  for (let tried = 0; tried <= MAX_WRONG_CODES; tried++) expect(await shared(other, code)).toMatchObject({ code })
  await shared(other, 'ZZZZZZZ2')
  const ended = new Date(Date.now() + WINDOW_MS)
  const endedCounts = async () =>
    (await studio.db.query('select player from book.code_attempt where ends_at <= $1', [ended])).rows.length
  expect(await endedCounts()).toBeGreaterThan(0)
  await deleteEndedAttempts(studio.db, ended)
  expect(await endedCounts()).toBe(0)
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
