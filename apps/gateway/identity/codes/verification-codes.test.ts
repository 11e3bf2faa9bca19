import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { writeMessage } from '../../outbox/public.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newMobile, wrongCode } from '../test/phones.ts'
import { storeCode, createCode, tryCode, useCode } from './verification-codes.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

/** Timeout in milliseconds: many guesses take long on a busy machine. */
const LONG_MS = 120_000
const OWNER = '203.0.113.7'
const subjectOf = (mobile: string, ip = OWNER) => ({ merchantCode: 'aurora', mobile, purpose: 'login', ip }) as const

/** Stores a code for a new number. */
async function codeFor(mobile = `+63${newMobile()}`) {
  const { db, clock } = gateway.ports
  const made = createCode(clock.now())
  await inTransaction(db, async (tx) => {
    const message = { merchantCode: 'aurora', channel: 'sms', recipient: mobile, body: 'x', ...made } as const
    const messageId = await writeMessage(tx, gateway.ports, message)
    await storeCode(tx, gateway.ports, { ...subjectOf(mobile), ...made, messageId, isForeign: false, known: false })
  })
  return { mobile, ...made }
}
const attempt = (mobile: string, digits: string, ip = OWNER) => tryCode(gateway.ports, subjectOf(mobile, ip), digits)
/** Addresses of different households. */
const stranger = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

test('the right digits are accepted once', async () => {
  const { mobile, code, id } = await codeFor()
  const { db, clock } = gateway.ports

  expect(await attempt(mobile, code)).toBe(id)
  expect(await useCode(db, id, clock.now())).toBe(true)

  expect(await attempt(mobile, code)).toBeNull()
  expect(await useCode(db, id, clock.now())).toBe(false)
})

test('of many simultaneous uses of one code, one is accepted', async () => {
  const { mobile, code } = await codeFor()
  const { db, clock } = gateway.ports

  const ids = await Promise.all(Array.from({ length: 3 }, () => attempt(mobile, code)))
  const used = await Promise.all(ids.map(async (id) => id !== null && (await useCode(db, id, clock.now()))))

  expect(used.filter(Boolean)).toHaveLength(1)
})

test('after five wrong attempts even the right digits are refused', async () => {
  const { mobile, code } = await codeFor()
  for (let count = 1; count <= 5; count++) expect(await attempt(mobile, wrongCode(code))).toBeNull()

  expect(await attempt(mobile, code)).toBeNull()
})

test('a code is valid for five minutes', async () => {
  const [young, old] = [await codeFor(), await codeFor()]
  gateway.ports.clock.offsetMs = 290_000
  expect(await attempt(young.mobile, young.code)).toBe(young.id)

  gateway.ports.clock.offsetMs = 301_000
  expect(await attempt(old.mobile, old.code)).toBeNull()
})

test('a newer code invalidates the older one', async () => {
  const older = await codeFor()
  gateway.ports.clock.offsetMs = 60_000
  const newer = await codeFor(older.mobile)

  // One time in a million both have the same digits.
  const ended = older.code === newer.code || (await attempt(older.mobile, older.code)) === null
  expect(ended).toBe(true)
  expect(await attempt(older.mobile, newer.code)).toBe(newer.id)
})

test.each([
  ['another merchant', { merchantCode: 'lotus' }],
  ['another purpose', { purpose: 'reset' }],
  ['another number', { mobile: '+639170000000' }],
] as const)('a code is refused for %s', async (_, changes) => {
  const { mobile, code } = await codeFor()

  expect(await tryCode(gateway.ports, { ...subjectOf(mobile), ...changes }, code)).toBeNull()
})

// rules: calls-6
test(
  '10,000 guesses from many networks do not find a code, and its owner can still use it',
  async () => {
    const { mobile, code, id } = await codeFor()
    // The connection pool queues up to 100 simultaneous calls.
    for (let first = 0; first < 10_000; first += 100) {
      const indices = Array.from({ length: 100 }, (_, index) => first + index)
      const guesses = indices.map((index) => ({ digits: String(index * 97).padStart(6, '0'), ip: stranger(index) }))
      const wrong = guesses.filter(({ digits }) => digits !== code)
      const found = await Promise.all(wrong.map(({ digits, ip }) => attempt(mobile, digits, ip)))
      expect(found.every((item) => item === null)).toBe(true)
    }

    // The correct code from another network is refused: the attempts of other networks are used up.
    expect(await attempt(mobile, code, stranger(0))).toBeNull()
    const row = await gateway.ports.db
      .selectFrom('verification_code')
      .select(['own_attempts', 'other_attempts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ own_attempts: 0, other_attempts: 5 })

    expect(await attempt(mobile, code)).toBe(id)
  },
  LONG_MS,
)

test('codes of yesterday are deleted from the table', async () => {
  const { id } = await codeFor()
  gateway.ports.clock.offsetMs = 25 * 3_600_000

  await codeFor()

  const left = gateway.ports.db.selectFrom('verification_code').select('id').where('id', '=', id)
  expect(await left.execute()).toEqual([])
})
