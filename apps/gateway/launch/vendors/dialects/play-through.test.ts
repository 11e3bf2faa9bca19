import { randomBytes } from 'node:crypto'

import { seamlessHeader } from '@ante/contract/launch/seamless-wallet.ts'
import { HUB_GAME_PATH, HUB_KEY, HUB_SIGNATURE } from '@ante/contract/launch/dialects/hub.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startGateway } from '../../../test/start-gateway.ts'
import { signedIn } from '../../../test/members.ts'
import type { SignedInMember } from '../../../test/members.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import type { TestSandbox } from '../../../test/with-sandbox.ts'
import { verifyLedger } from '../../../wallet/public.ts'
import { roundDetail } from '../round-detail.ts'
import { openVendorStudio } from '../../test/vendor-fixtures.ts'
import type { VendorStudio } from '../../test/vendor-fixtures.ts'
import { VendorKeys } from '../../vendor-keys.ts'

/** The sandbox retries after seconds, and the machine may be busy. */
const WAIT = { timeout: 60_000, interval: 100 }

let gateway: TestGateway
let sandbox: TestSandbox
let studio: VendorStudio

beforeAll(async () => {
  gateway = await startGateway()
  const opened = await openVendorStudio(gateway)
  sandbox = opened.sandbox
  studio = opened.studio
})

afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

describe.each([
  ['actions', { vendor: 'SLV', category: 'LIVE', gameId: 'dragon-tiger-rush' }, { choice: 'dragon', cents: 100n }],
  ['hub', { vendor: 'BTI', category: 'SPORTS', gameId: 'baseline-tennis' }, { choice: 'home', cents: 500n }],
  ['form', { vendor: 'BYD', category: 'PVP', gameId: 'bone-yard' }, { choice: 'left', cents: 100n }],
])('a vendor of the demo with dialect %s', (_dialect, at, { choice, cents }) => {
  let member: SignedInMember

  async function open() {
    // The gateway may not have loaded the vendors' new URLs yet.
    await expect.poll(() => studio.launch(at, member.token), WAIT).toMatchObject({ ok: true })
    const opened = await studio.launch(at, member.token)
    return studio.page(opened.ok ? opened.value.content.game_url : '')
  }

  const roundOf = (id: unknown) =>
    gateway.ports.db
      .selectFrom('game_round')
      .selectAll()
      .where('vendor', '=', at.vendor)
      .where('round_id', '=', String(id))
      .executeTakeFirst()

  // Each test needs a new member: the studio refuses a player's next round until the last one was shown.
  beforeEach(async () => {
    member = await signedIn(gateway, '25.00')
  })

  test('plays a round with matching books, and returns its details', async () => {
    const page = await open()
    const { body } = await page.round(choice, `${cents}`)
    expect(body).toMatchObject({ state: 'played', stakeCents: `${cents}` })
    await expect
      .poll(() => roundOf(body['roundId']), WAIT)
      .toMatchObject({
        state: 'closed',
        staked: cents * 100n,
        paid: BigInt(String(body['wonCents'])) * 100n,
      })
    const requested = {
      vendor: at.vendor,
      playerId: String(member.memberId),
      roundId: String(body['roundId']),
      language: 'EN',
    }
    const ports = { keys: new VendorKeys(gateway.ports), clock: gateway.ports.clock }
    expect(await roundDetail(ports, requested)).toMatchObject({
      kind: 'done',
      value: { stake: `${cents / 100n}.00`, currency: 'PHP' },
    })
  })

  test('refunds the stake if the answer to the bet was lost, and pays if the answer to the win was lost', async () => {
    const page = await open()
    await studio.disturb([{ vendor: at.vendor, call: 'bet', fault: 'drop-answer' }])
    const { body: undone } = await page.round(choice, `${cents}`)
    await expect.poll(() => roundOf(undone['roundId']), WAIT).toMatchObject({ state: 'voided', staked: 0n, paid: 0n })

    await studio.disturb([{ vendor: at.vendor, call: 'win', fault: 'drop-answer' }])
    const { body } = await page.round(choice, `${cents}`)
    await expect.poll(() => roundOf(body['roundId']), WAIT).toMatchObject({ state: 'closed', staked: cents * 100n })
    await studio.disturb([])
  })
})

test('a vendor’s server opens games only for the gateway', async () => {
  const request = (headers: Record<string, string>) => {
    const body = JSON.stringify({ token: randomBytes(16).toString('hex'), user: '1', game_code: 'x' })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
    return fetch(`${sandbox.url}/studio/BTI${HUB_GAME_PATH}`, init)
  }
  for (const headers of [
    {},
    { [HUB_KEY]: 'nobody', [HUB_SIGNATURE]: 'bm9ib2R5' },
    { [seamlessHeader.vendor]: 'BTI' },
  ]) {
    expect((await request(headers)).status).toBe(403)
  }
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
