import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Providers } from '../cashier/providers/providers.ts'
import { VendorKeys } from '../launch/vendor-keys.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { isSecretOf } from './secrets-mark.ts'
import { Secrets } from './secrets.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
}, 120_000)
afterAll(() => gateway.stop())

const SUSPICIOUS = '(secret|token|password|passwd|credential|private)|(^|_)(key|pin|seed)$'
const READABLE = ['text', 'character varying', 'json', 'jsonb', 'uuid']

/** Readable columns with names like secrets, and why they contain none. */
const READABLE_ON_PURPOSE: [name: RegExp, why: string][] = [
  [/_hash$/, 'a hash'],
  [/\.public_key$/, 'published'],
  [/^(staff_)?passkey\.credential_id$/, 'the name by which an authenticator is asked'],
  [/\.(request|created|made)_key$/, 'the idempotency key of a call, good for nothing but repeating it'],
  [
    /^(call_key|change_request|conformance_run|direct_action|merchant_setup|operation_run|player_interaction|support_case_note|support_reply_key)\.key$/,
    'the idempotency key of a call',
  ],
  [/^code_budget\.key$/, 'a network, block of numbers or merchant'],
  [
    /^(announcement|call_count|content_draft|help_article|hot_match|hot_tile|job|mail|mail_letter|rebate|reward|transfer|turnover_requirement|wallet_debt)\.key$/,
    'what a row is found by',
  ],
]

test('no column with a name like a secret is readable', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ ${SUSPICIOUS} and c.data_type = any (${READABLE})
    order by 1`.execute(gateway.ports.db)
  const readable = rows.map(({ name }) => name)
  expect(readable.filter((name) => !READABLE_ON_PURPOSE.some(([known]) => known.test(name)))).toEqual([])
  // Exceptions for removed columns must be deleted.
  expect(READABLE_ON_PURPOSE.filter(([known]) => !readable.some((name) => known.test(name)))).toEqual([])
})

const { vendor, ...key } = vendorKeyOf('vendors-demo-secret-not-for-production', 'ANS')
const provider = { merchantCode: 'aurora', provider: 'PIER' }

async function expectReadable() {
  const payment = paymentKeyOf(gateway.ports.config.vendorsSecret, provider.merchantCode, provider.provider)
  const keys = new VendorKeys(gateway.ports)
  expect(await keys.newestOf(vendor)).toMatchObject(key)
  expect(await new Providers(gateway.ports).addressOf(provider)).toMatchObject(payment)
}

test('the secrets of vendors and payment providers are sealed, and readable by the gateway', async () => {
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from vendor_key union all select secret from payment_provider`.execute(gateway.ports.db)
  const stored = Buffer.concat(rows.map(({ secret }) => secret))
  expect(rows.length).toBeGreaterThan(2)
  expect(stored.includes(key.secret)).toBe(false)
  await expectReadable()
})

test('a new database stores a check value of its sealing secret', async () => {
  const { db, secrets } = gateway.ports
  expect(await isSecretOf(db, secrets)).toBe(true)
  expect(await isSecretOf(db, new Secrets('another secret'))).toBe(false)
})
