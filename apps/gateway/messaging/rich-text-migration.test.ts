import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import { listHelp } from '@ante/contract/messaging/help.ts'
import { getUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import { getPromotion } from '@ante/contract/promotions/promotions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { up } from '../migrations/0032-rich-text.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

const HTML = '<p onclick="x">Hello <b>you</b></p><script>x</script>'
const TREE = [{ tag: 'p', children: ['Hello ', { tag: 'b', children: ['you'] }] }]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const rewrite = (table: string, texts: unknown) =>
  sql`update ${sql.table(table)} set texts = ${JSON.stringify({ EN: texts })}`.execute(gateway.ports.db)

test('texts stored as HTML become sanitised trees, and nothing else changes', async () => {
  const old = { title: 'A & B', content: HTML }
  for (const table of ['announcement', 'help_article']) await rewrite(table, old)
  await rewrite('user_agreement', [old, old])
  await rewrite('promotion', { title: 'A & B', summary: '<i>', terms: HTML })
  const promotion = await gateway.ports.db
    .selectFrom('promotion')
    .select('code')
    .where('merchant_code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  await up(gateway.ports.db)

  const received = { title: 'A & B', body: TREE }
  expect((await valueOf(gateway.call(listHelp, {}))).list[0]).toMatchObject({
    ...received,
    content: '<p>Hello <b>you</b></p>',
  })
  expect((await valueOf(gateway.call(listAnnouncements, { types: 'PL' }))).player[0]).toMatchObject(received)
  expect((await valueOf(gateway.call(getUserAgreement, {}))).agreement?.sections).toEqual([received, received])
  const shown = await valueOf(gateway.call(getPromotion, { promotionId: promotion.code }))
  expect(shown).toMatchObject({ title: 'A & B', summary: '<i>', terms: TREE })
})

async function valueOf<Value>(answer: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value> {
  const result = await answer
  if (!result.ok) throw new Error('refused')
  return result.value
}
