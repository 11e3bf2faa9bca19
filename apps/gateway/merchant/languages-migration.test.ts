import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

const MIGRATION = join(import.meta.dirname, '..', 'migrations', '0036-languages-with-agreement.sql')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('stored agreements and texts of the download bar are converted to the state that the trigger maintains', async () => {
  const { db } = gateway.ports
  const textLanguage = (...codes: string[]) => JSON.stringify(Object.fromEntries(codes.map((code) => [code, []])))
  const day = (month: number) => new Date(Date.UTC(2026, month, 1))
  await db.deleteFrom('user_agreement').execute()
  await db
    .insertInto('user_agreement')
    .values([
      { merchant_code: 'lotus', version: '1', effective_at: day(0), texts: textLanguage('EN') },
      { merchant_code: 'lotus', version: '2', effective_at: day(1), texts: textLanguage('EN', 'TH') },
    ])
    .execute()
  const recorded = await starts()
  const described = (code: string, text: string) =>
    sql`
    update merchant set settings = jsonb_set(settings, '{mobileTemplate,app_desc}', to_jsonb(${text}::text))
    where code = ${code}`.execute(db)
  await described('lotus', 'One tap')
  await described('aurora', '')
  await sql`alter table merchant drop column agreement_from`.execute(db)

  await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(db)

  expect(await starts()).toEqual(recorded)
  expect(recorded).toMatchObject({ lotus: { EN: day(0).toISOString(), TH: day(1).toISOString() }, aurora: {} })
  const rows = await db.selectFrom('merchant').select(['code', 'settings']).execute()
  const texts = Object.fromEntries(rows.map(({ code, settings }) => [code, settings.mobileTemplate.app_desc]))
  expect(texts).toMatchObject({ lotus: { EN: 'One tap' }, aurora: {} })
  expect(texts['aurora']).toEqual({})
})

async function starts() {
  const rows = await gateway.ports.db.selectFrom('merchant').select(['code', 'agreement_from']).execute()
  return Object.fromEntries(rows.map(({ code, agreement_from: from }) => [code, from]))
}
