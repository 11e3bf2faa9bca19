import { afterAll, beforeAll, expect, test } from 'vitest'

import { bookDiscrepancies } from './book-discrepancies.ts'
import { runSchedule } from './run-schedule.ts'
import { openEnvironment } from './test-environment.ts'
import type { TestEnvironment } from './test-environment.ts'

/** A session without faults, long enough even on a busy machine to write rows into every table that a test changes. */
const NO_FAULTS = { seed: 'calm', rates: { wallet: 0, service: 0, page: 0 }, deaths: 0, sessionMs: 60_000 }

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openEnvironment()
})
afterAll(() => environment.close())

/** Transfer status that no vendor uses. */
const LOST_STATUS = 99

const OUR_LAST = `where id = (select max(id) from game_round where state = 'closed')`
const THEIR_LAST = `where number = (select max(number) from studio.round where state = 'closed' and jackpot_paid_cents is null)`

/** Makes a forbidden change in one side's tables, returns the reported discrepancies, and reverts the change. */
async function discrepanciesAfter(side: 'books' | 'studioDatabase', change: string, undo: string): Promise<string> {
  const pool = side === 'books' ? environment.books.pool : environment.studioDatabase
  await pool.query(change)
  const discrepancies = await bookDiscrepancies(environment, [])
  await pool.query(undo)
  return discrepancies.join('\n')
}

test('any change in the books of one side is reported', async () => {
  expect(await runSchedule(environment, NO_FAULTS)).toMatchObject({ discrepancies: [] })

  const won = (by: number) => `update studio.round set won_cents = won_cents + ${by} ${THEIR_LAST}`
  expect(await discrepanciesAfter('studioDatabase', won(1), won(-1))).toContain('paid is')

  // Selected by id, because on a busy machine a later round may have been rolled back automatically meanwhile.
  const { rows } = await environment.studioDatabase.query<{ id: string }>(`select id from studio.round ${THEIR_LAST}`)
  const id = rows[0]?.id ?? ''
  const state = (to: string) => `update studio.round set state = '${to}' where id = '${id}'`
  expect(await discrepanciesAfter('studioDatabase', state('rolled_back'), state('closed'))).toContain(
    'bets is 1, not 0',
  )

  const staked = (by: number) => `update game_round set staked = staked + ${by} ${OUR_LAST}`
  expect(await discrepanciesAfter('books', staked(100), staked(-100))).toContain('staked is')

  const renamed = (from: string, to: string) => `update studio.round set id = '${to}' where id = '${from}'`
  const unheard = await discrepanciesAfter('studioDatabase', renamed(id, 'another'), renamed('another', id))
  expect(unheard).toContain(`${id} is missing from its vendor's list`)
  expect(unheard).toContain('another is paid at its vendor and none here')

  const purse = (by: number) => `update vendor_wallet.member set balance_cents = balance_cents + ${by}`
  expect(await discrepanciesAfter('studioDatabase', purse(1), purse(-1))).toContain('wallet ')

  const fund = (from: number, to: number) =>
    `update vendor_wallet.fund_transfer set status = ${to} where status = ${from}`
  expect(await discrepanciesAfter('studioDatabase', fund(0, LOST_STATUS), fund(LOST_STATUS, 0))).toContain(
    'is DONE: the vendor has nothing',
  )

  const addToJackpot = (by: number) => `update studio.round set jackpot_cents = jackpot_cents + ${by} ${THEIR_LAST}`
  expect(await discrepanciesAfter('studioDatabase', addToJackpot(1), addToJackpot(-1))).toContain('the jackpot holds')

  expect(await bookDiscrepancies(environment, [])).toEqual([])
})
