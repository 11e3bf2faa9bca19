import { checkSite } from '@ante/contract/console/merchant-setups.ts'
import type { SiteCheck } from '@ante/contract/console/merchant-setups.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { entriesAbout } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { withSandbox } from '../../test/with-sandbox.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { PLATFORM, setupScene } from './test/setup-scene.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let scene: Awaited<ReturnType<typeof setupScene>>
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withSandbox(gateway)
  scene = await setupScene(gateway)
}, 120_000)
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

const merchant = PLATFORM

/** Points providers and vendors at the sandbox of this test, whose address is not known before. */
async function useSandbox(): Promise<void> {
  const { db, bus } = gateway.ports
  const { sandboxUrl } = gateway.ports.config
  await sql`update payment_provider set url = replace(url, ${sandboxUrl}, ${sandbox.url})`.execute(db)
  await sql`
    update vendor set launch_url = replace(launch_url, ${sandboxUrl}, ${sandbox.url}),
      service_url = replace(service_url, ${sandboxUrl}, ${sandbox.url})`.execute(db)
  bus.publish('catalogue', '')
  // The gateway reads the new addresses of vendors after the message; pages may frame them from then on.
  const policy = async () => (await gateway.fetch('/m/login')).headers.get('content-security-policy')
  await expect.poll(policy).toContain(sandbox.url)
}

async function checked(id: string): Promise<Record<string, string>> {
  const answer = await scene.owner.call(checkSite, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return Object.fromEntries(answer.value.checks.map(({ check, state, problem }) => [check, problem || state]))
}
const WORKS = { host: 'works', page: 'works', brand: 'works', login: 'works', game: 'works', deposit: 'works' }

test('a new site is really tried: page, brand, login, a game and a deposit, again and again', async () => {
  const id = await scene.created('tried')
  await useSandbox()
  expect(await checked(id)).toEqual(WORKS)
  expect(await Promise.all([checked(id), checked(id)])).toEqual([WORKS, WORKS])
  const { created } = await scene.shown(id)
  expect(created?.checks.find(({ check }) => check === 'deposit')).toMatchObject({
    subject: 'pouch',
  } satisfies Partial<SiteCheck>)
  expect(created?.checkedAt).not.toBeNull()
  const { db } = gateway.ports
  const accounts = await db
    .selectFrom('member')
    .select(['account', 'type'])
    .where('merchant_code', '=', 'tried')
    .execute()
  expect(accounts).toEqual([{ account: 'livecheck', type: 40 }])
  const open = await sql<{ n: bigint }>`
    select (select count(*) from deposit where merchant_code = 'tried' and state <> 'CANCELLED')
      + (select count(*) from session s join member m on m.id = s.member_id where m.merchant_code = 'tried') as n`.execute(
    db,
  )
  expect(open.rows[0]?.n).toBe(0n)
  expect((await entriesAbout(gateway, `setup:${id}`))[0]).toMatchObject({
    action: 'merchant.setup.check',
    merchant_code: 'tried',
    after: WORKS,
  })
})

test('what does not work is named, and a site without vendors and channels has nothing to try', async () => {
  const bare = await scene.created('bare', {
    site: { code: 'bare', name: 'Bare', hosts: ['bare.invalid'], currency: 'EUR', zone: 'UTC' },
    games: { vendors: [] },
    payments: { demoChannels: [], bank: null },
  })
  expect(await checked(bare)).toEqual({ ...WORKS, host: 'unresolved', game: 'skipped', deposit: 'skipped' })

  const id = await scene.created('failing')
  await useSandbox()
  await sandbox.setOutage('payments', true)
  const { deposit, ...others } = await checked(id)
  expect([deposit === 'works', others]).toEqual([false, expect.objectContaining({ game: 'works' })])
  await sandbox.setOutage('payments', false)
  await gateway.ports.db
    .updateTable('member')
    .set({ status: 'disabled' })
    .where('merchant_code', '=', 'failing')
    .execute()
  expect(await checked(id)).toMatchObject({ login: 'account.disabled', game: 'skipped', deposit: 'skipped' })
})

test('a merchant that does not exist yet is not tried', async () => {
  const id = await scene.begun()
  expect(await scene.owner.call(checkSite, { merchant, id })).toMatchObject({ code: 'setup.not_created' })
})
