import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { settleIn, verifyLedger } from '../../wallet/public.ts'
import { CORAL, OPAL, openVendorStudio } from '../test/vendor-fixtures.ts'
import type { VendorStudio } from '../test/vendor-fixtures.ts'
import { openVendorWallets } from './open-vendor-wallets.ts'
import { reconcileVendor } from './reconcile.ts'

/** A quarter of the calls fail, the same ones in every run. */
const SCHEDULE = { seed: 5, rate: 0.25 }
const PLAYERS = 8
/** Timeout of polls on a busy machine. */
const WAIT = { timeout: 60_000, interval: 250 }

let gateway: TestGateway
let other: TestGateway
let sandbox: TestSandbox
let studio: VendorStudio
beforeAll(async () => {
  gateway = await startGateway()
  other = await startGatewayOn(gateway.databaseUrl)
  const opened = await openVendorStudio(gateway)
  sandbox = opened.sandbox
  studio = opened.studio
})
afterAll(async () => {
  await sandbox.stop()
  await other.stop()
  await gateway.stop()
})

/** Plays a round at one vendor, then at the other, with all transfers between; ignores failures. */
async function play({ token }: SignedInMember): Promise<void> {
  for (const [vendor, plays] of [[CORAL, true] as const, [OPAL, false] as const]) {
    const opened = await studio.launch(vendor, token)
    if (opened.ok && plays) await (await studio.page(opened.value.content.game_url)).volley()
  }
  await other.call(walletsToMain, {}, { token })
}

/**
 * Runs all pending work immediately, and ends transfers whose vendor cannot report the outcome, as an operator would.
 */
async function endAll(): Promise<number> {
  const { db } = gateway.ports
  const open = await db.selectFrom('vendor_transfer').selectAll().where('ended_at', 'is', null).execute()
  for (const { id, vendor, state } of open) {
    if (state !== 'PENDING') {
      await db.updateTable('vendor_transfer').set({ due_at: new Date() }).where('id', '=', id).execute()
      continue
    }
    const verdict = await openVendorWallets(gateway.ports).of(vendor).check(id)
    const step = { now: new Date(), actor: 'operator' }
    await inTransaction(db, (tx) => settleIn(tx, id, verdict.kind === 'done' ? 'DONE' : 'FAILED', step))
  }
  return open.length
}

test(
  'with a quarter of all calls lost, delayed, repeated or wrongly signed, all wallets and rounds match in the end',
  async () => {
    const players: SignedInMember[] = []
    for (let count = 0; count < PLAYERS; count++) players.push(await signedIn(gateway, '25.00'))
    await studio.disturb(SCHEDULE)
    await Promise.all(players.map(play))
    await studio.disturb([])

    await expect.poll(endAll, WAIT).toBe(0)
    const ids = players.map(({ memberId }) => memberId)
    const openRounds = async () =>
      (
        await gateway.ports.db
          .selectFrom('game_round')
          .select('round_id')
          .where('member_id', 'in', ids)
          .where('state', '=', 'open')
          .execute()
      ).length
    await expect.poll(openRounds, WAIT).toBe(0)
    for (const vendor of ['CRB', 'OPL']) {
      await expect.poll(() => reconcileVendor(gateway.ports, vendor), WAIT).toMatchObject({ differences: [] })
    }
    expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  },
  WAIT.timeout * 2,
)
