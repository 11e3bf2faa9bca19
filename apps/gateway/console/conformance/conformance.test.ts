import { randomUUID } from 'node:crypto'

import {
  cancelConformanceRun,
  listConformanceRuns,
  showConformanceRun,
  startConformanceRun,
} from '@ante/contract/console/conformance.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { putVendorKey } from '../../launch/public.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'

/** Time within which a run of all cases ends, on a busy machine. */
const RUN_MS = 90_000
const RUN = { timeout: RUN_MS, interval: 200 }

let gateway: TestGateway
let developer: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  developer = await newStaff(gateway, { roles: [['developer', null]] })
})
beforeEach(() => gateway.ports.db.deleteFrom('conformance_run').execute())
afterAll(() => gateway.stop())

interface Start {
  site?: string
  key?: string
  by?: StaffMember
}
const start = (vendor: string, { site = 'aurora', key = randomUUID(), by = developer }: Start = {}) =>
  by.call(startConformanceRun, { merchant: '-', vendor, site, key })

async function started(vendor: string): Promise<string> {
  const answer = await start(vendor)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}
async function shown(vendor: string, id: string) {
  const answer = await developer.call(showConformanceRun, { merchant: '-', vendor, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
/** Newest first: calls to the vendor are signed with the first one. */
const keysOf = async (vendor: string) => {
  const rows = await gateway.ports.db
    .selectFrom('vendor_key')
    .select('key_id')
    .where('vendor', '=', vendor)
    .orderBy('made_at', 'desc')
    .execute()
  return rows.map(({ key_id: id }) => id)
}
/** Players of the suite with their balances and open rounds. */
const players = () =>
  gateway.ports.db
    .selectFrom('conformance_player as player')
    .innerJoin('member', 'member.id', 'player.member_id')
    .innerJoin('account', (join) =>
      join.onRef('account.member_id', '=', 'member.id').on('account.wallet_type', '=', MAIN_WALLET),
    )
    .select(['player.merchant_code', 'member.status', 'member.type', 'account.balance'])
    .select(({ selectFrom, fn }) =>
      selectFrom('game_round')
        .select(fn.countAll<bigint>().as('open'))
        .whereRef('game_round.member_id', '=', 'member.id')
        .where('state', '=', 'open')
        .as('open'),
    )
    .orderBy('slot')
    .execute()
/** Runs the job of a run again, as after the death of its gateway. */
async function runAgain(id: string) {
  const job = gateway.jobs.find((one) => one.kind === 'added' && one.name === 'console.run-conformance')
  if (job?.kind !== 'added') throw new Error('no job')
  await job.run({ run: id }, { attempt: 2 })
}

test.each(['ANS', 'BTI'])(
  'the suite plays the protocol of %s with play money, stores each case, and leaves nothing behind',
  async (vendor) => {
    const before = await keysOf(vendor)
    const id = await started(vendor)
    await expect.poll(async () => (await shown(vendor, id)).run.state, RUN).toBe('done')
    const { run, results } = await shown(vendor, id)
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(run).toMatchObject({
      site: 'aurora',
      failure: null,
      passed: run.cases,
      failed: 0,
      requestedBy: developer.mail,
    })
    expect(results).toHaveLength(run.cases)
    expect(await keysOf(vendor)).toEqual(before)
    expect(await players()).toEqual(
      Array.from({ length: 4 }, () => ({
        merchant_code: 'aurora-trial',
        status: 'active',
        type: 40,
        balance: 0n,
        open: 0n,
      })),
    )
    expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
    expect((await entriesAbout(gateway, `vendor:${vendor}`))[0]).toMatchObject({
      action: 'launch.conformance.start',
      actor: developer.mail,
      after: { run: id, site: 'aurora' },
    })
  },
  RUN_MS + 10_000,
)

test(
  'a failed case says what was expected and what came',
  async () => {
    // Bets of a stopped vendor are refused: here it is stopped after the start.
    const id = await started('ANS')
    const now = gateway.ports.clock.now()
    const closing = { vendor: 'ANS', until: null, reason: 'test', stops_bets: true, since: now }
    await gateway.ports.db.insertInto('vendor_closing').values(closing).execute()
    try {
      await expect.poll(async () => (await shown('ANS', id)).run.state, RUN).toBe('done')
      const { run, results } = await shown('ANS', id)
      expect(run.failed).toBeGreaterThan(0)
      const failed = results.filter(({ outcome }) => outcome === 'failed')
      expect(failed.map(({ reason }) => reason).join('\n')).toMatch(
        /expected .*, but the answer was refused as seamless\./,
      )
      expect(await start('ANS')).toMatchObject({ code: 'conformance.vendor_stopped' })
    } finally {
      await gateway.ports.db.deleteFrom('vendor_closing').where('vendor', '=', 'ANS').execute()
    }
  },
  RUN_MS,
)

test(
  'a second click is the same run, and only one run is in progress',
  async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([start('ANS', { key }), start('ANS', { key })])
    const ids = [one, other].flatMap((answer) => (answer.ok ? [answer.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    const refused = [one, other].flatMap((answer) => (answer.ok ? [] : [answer.code]))
    expect(refused.every((code) => code === 'conformance.running')).toBe(true)
    expect(await start('ANS', { key })).toMatchObject({ ok: true, value: { id: ids[0] } })
    expect(await start('BTI')).toMatchObject({ code: 'conformance.running' })
    await developer.call(cancelConformanceRun, { merchant: '-', vendor: 'ANS', id: ids[0] ?? '' })
    await expect.poll(async () => (await shown('ANS', ids[0] ?? '')).run.endedAt, RUN).not.toBeNull()
  },
  RUN_MS,
)

test(
  'a cancelled run ends after its present case, and keeps the results',
  async () => {
    const before = await keysOf('ANS')
    const id = await started('ANS')
    await expect.poll(async () => (await shown('ANS', id)).results.length, RUN).toBeGreaterThan(0)
    expect(await keysOf('ANS')).toEqual([...before, `conformance:${id}`])
    const cancel = () => developer.call(cancelConformanceRun, { merchant: '-', vendor: 'ANS', id })
    expect(await cancel()).toMatchObject({ ok: true })
    await expect.poll(async () => (await shown('ANS', id)).run.state, RUN).toBe('cancelled')
    const { run, results } = await shown('ANS', id)
    expect(results.length).toBeLessThan(run.cases)
    expect(await cancel()).toMatchObject({ code: 'conformance.run.ended' })
    expect((await keysOf('ANS')).some((key) => key.startsWith('conformance:'))).toBe(false)
  },
  RUN_MS,
)

test('a run whose gateway died is ended by the next attempt, with its key and players restored', async () => {
  const { db, clock } = gateway.ports
  const { id } = await db
    .insertInto('conformance_run')
    .values({
      key: randomUUID(),
      vendor: 'ANS',
      merchant_code: 'aurora',
      game_id: 'x',
      state: 'running',
      requested_by: 'a',
      requested_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putVendorKey(db, gateway.ports, { vendor: 'ANS', keyId: `conformance:${id}`, secret: 'x'.repeat(32) })
  await runAgain(String(id))
  expect((await shown('ANS', String(id))).run).toMatchObject({ state: 'failed', failure: 'interrupted' })
  expect(await keysOf('ANS')).not.toContain(`conformance:${id}`)
  await runAgain(String(id))
  expect((await shown('ANS', String(id))).run).toMatchObject({ state: 'failed', failure: 'interrupted' })
})

test(
  'a vendor that rotates its keys keeps both',
  async () => {
    const { db } = gateway.ports
    await putVendorKey(db, gateway.ports, { vendor: 'ANS', keyId: 'ans-next', secret: 'x'.repeat(32) })
    const before = await keysOf('ANS')
    const id = await started('ANS')
    await expect.poll(async () => (await shown('ANS', id)).run.state, RUN).toBe('failed')
    expect((await shown('ANS', id)).run.failure).toBe('no_key_slot')
    expect(await keysOf('ANS')).toEqual(before)
    await db.deleteFrom('vendor_key').where('key_id', '=', 'ans-next').execute()
  },
  RUN_MS,
)

test('runs are offered for protocols with cases, at merchants with a trial site, to staff with the right', async () => {
  expect(await developer.call(listConformanceRuns, { merchant: '-', vendor: 'ANS' })).toMatchObject({
    value: { runs: [], next: null, sites: ['aurora', 'lotus'] },
  })
  expect(await developer.call(listConformanceRuns, { merchant: '-', vendor: 'GLD' })).toMatchObject({
    value: { sites: [] },
  })
  expect(await start('GLD')).toMatchObject({ code: 'conformance.not_possible' })
  expect(await start('ANS', { site: 'unknown' })).toMatchObject({ code: 'conformance.not_possible' })
  expect(await start('NOBODY')).toMatchObject({ code: 'vendor.not.found' })
  const trader = await newStaff(gateway, { roles: [['trader', null]] })
  expect(await start('ANS', { by: trader })).toMatchObject({ code: 'permission.denied' })
  expect(await developer.call(showConformanceRun, { merchant: '-', vendor: 'ANS', id: '1' })).toMatchObject({
    code: 'conformance.run.not_found',
  })
})
