import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { GAME, VENDOR, vendorOf } from '../../launch/test/vendor.ts'
import type { TestVendor } from '../../launch/test/vendor.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { mainAccountOf, postTransfer, verifyLedger } from '../../wallet/public.ts'

let gateway: TestGateway
let vendor: TestVendor
let token: string
let nodeId: number
beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  ;({ token } = trial.value)
  const game = gateway.ports.db.selectFrom('game').select('node_id').where('game_id', '=', GAME)
  nodeId = Number((await game.executeTakeFirstOrThrow()).node_id)
})
afterAll(() => gateway.stop())

/** Returns the balance of every real-money account, and the number of transfers of real merchants. */
async function realMoney() {
  const { rows } = await sql<{ money: string }>`
    select jsonb_build_array(
      (select jsonb_agg(a order by a.id) from account a join merchant m on m.code = a.merchant_code where m.trial_of is null),
      (select count(*) from transfer t join merchant m on m.code = t.merchant_code where m.trial_of is null)
    )::text as money`.execute(gateway.ports.db)
  return rows[0]?.money
}

interface Documented {
  paths: Record<string, Record<string, unknown>>
}

async function everyCall(): Promise<[method: string, path: string][]> {
  const response = await gateway.fetch('/docs/json')
  const { paths } = (await response.json()) as Documented
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path]),
  )
}

/** Possible inputs of calls that move money: amounts, wallets, other accounts, and arbitrary values. */
const field = fc.oneof(
  fc.constantFrom('player01', 'agent01', 'aurora', '2', '1.00', '-1.00', '10000.00', 'PHP', 'ANS', GAME),
  fc.integer({ min: -5, max: 50_000 }),
  fc.string({ maxLength: 12 }),
)
const names = ['amount', 'units', 'balance', 'currency', 'account', 'username', 'memberId', 'walletType', 'id', 'key']
const body = fc.dictionary(fc.constantFrom(...names, 'vendor', 'gameId', 'nodeId', 'rewardId', 'type'), field)

// rules: limits-3
test('no call of the API by a trial player moves real money, with any input', async () => {
  const calls = await everyCall()
  expect(calls.length).toBeGreaterThan(40)
  // All calls except the logout, so that the session stays valid.
  const requested = calls.filter(([method, path]) => !(method === 'DELETE' && path.endsWith('/logout')))
  const before = await realMoney()

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...requested), body, fc.uuid(), async ([method, path], fields, key) => {
      const named = path.replace(/\{\w+\}|:\w+/g, String(fields['id'] ?? 1).replace(/\W/g, '') || '1')
      const response = await gateway.fetch(named, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: token, 'Idempotency-Key': key },
        ...(method !== 'GET' && { body: JSON.stringify(fields) }),
      })
      await response.arrayBuffer()
      expect(response.status).not.toBe(500)
    }),
    { numRuns: 400 },
  )

  expect(await realMoney()).toBe(before)
  expect(await gateway.call(getBalance, {}, { token })).toMatchObject({ ok: true })
}, 60_000)

test('all stakes, wins and rollbacks of a trial are play money', async () => {
  const before = await realMoney()
  const opened = await gateway.call(launchGame, { vendor: VENDOR, gameId: GAME, nodeId }, { token })
  const launchToken = new URL(opened.ok ? opened.value.content.game_url : '').searchParams.get('token') ?? ''
  const taken = await vendor.call(seamlessAuthenticate, { token: launchToken, gameId: GAME })
  if (!taken.ok) throw new Error(taken.code)
  expect(taken.value).toMatchObject({ playMode: 'fun' })
  const session = { sessionId: taken.value.sessionId, memberId: 0n }

  for (let round = 0; round < 5; round++) {
    const [roundId, transactionId] = [`trial-r-${round}`, `trial-b-${round}`]
    expect(await vendor.bet(session, { roundId, transactionId, amount: '10.00' })).toMatchObject({ ok: true })
    await vendor.win(session, { roundId, betTransactionId: transactionId, amount: `${round * 7}.00` })
  }

  expect(await realMoney()).toBe(before)
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

// rules: limits-3
test('the database refuses transfers between play money and real money, in both directions', async () => {
  const { db } = gateway.ports
  const account = async (type: number) => {
    const row = await db
      .selectFrom('member')
      .select('id')
      .where(sql<boolean>`type = ${type}`)
      .where('merchant_code', '=', type === 4 ? 'aurora-trial' : 'aurora')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return mainAccountOf(db, row.id)
  }
  const [play, real] = [await account(4), await account(0)]
  for (const [debit, credit] of [
    [play, real],
    [real, play],
  ] as const) {
    const transfer = {
      key: `mixed-${debit}`,
      code: 8122,
      debit,
      credit,
      amount: 1n,
      reference: 'r',
      at: new Date(),
    } as const
    await expect(postTransfer(db, transfer)).rejects.toThrow(/foreign key/)
  }
})
