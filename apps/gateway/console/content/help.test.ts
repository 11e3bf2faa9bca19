import {
  discardHelpDraft,
  listHelpDrafts,
  publishHelpDraft,
  saveHelpDraft,
  showHelpDraft,
  stopHelp,
} from '@ante/contract/console/help.ts'
import type { HelpContent } from '@ante/contract/console/help.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { listHelp, previewHelp } from '@ante/contract/messaging/help.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { approve, languagesOf, newEditor, valueOf } from './test/content-scene.ts'

const merchant = 'aurora'
const reason = 'new rules'

let gateway: TestGateway
let editor: StaffMember
let colleague: StaffMember
const { outputOf: run } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  editor = await newEditor(gateway, merchant)
  colleague = await newEditor(gateway, merchant)
  await gateway.ports.db.deleteFrom('help_article').execute()
  await gateway.ports.db.deleteFrom('content_draft').execute()
})

/** Moves the clock, after which sessions have ended: the editors sign in again. */
async function passDays(days: number): Promise<void> {
  gateway.ports.clock.offsetMs += days * DAY_MS
  editor = await newEditor(gateway, merchant)
  colleague = await newEditor(gateway, merchant)
}

let count = 0
const newKey = () => `article-${(count += 1)}`
const inDays = (days: number) => new Date(gateway.ports.clock.now().getTime() + days * DAY_MS).toISOString()

async function article(title: string, changes: Partial<HelpContent> = {}): Promise<HelpContent> {
  const languages = await languagesOf(gateway, merchant)
  const html = '<h2>Rules</h2><p>Read <a href="/m/activity">this</a></p><script>alert(1)</script>'
  const texts = languages.map((language) => ({ language, title: `${title} ${language}`, html }))
  return { texts, position: 0, from: null, until: null, ...changes }
}

const save = (key: string, content: HelpContent, version: number | null = null) =>
  editor.call(saveHelpDraft, { merchant, key, content, version })

async function publish(key: string, content: HelpContent): Promise<void> {
  const { version } = valueOf(await save(key, content))
  const { id } = valueOf(await editor.call(publishHelpDraft, { merchant, key, version, reason }))
  expect(await approve(colleague, merchant, id)).toMatchObject({ ok: true, value: { state: 'applied', failure: null } })
}

const titles = async () => valueOf(await gateway.call(listHelp, {})).list.map(({ title }) => title)
const listed = async () =>
  valueOf(await editor.call(listHelpDrafts, { merchant })).contents.map(({ key, published, draft }) => [
    key,
    published,
    draft,
  ])

test('an article reaches players in its order once another person has approved it, without scripts', async () => {
  const [first, second] = [newKey(), newKey()]
  await publish(second, await article('Second', { position: 2 }))
  const { version } = valueOf(await save(first, await article('First', { position: 1 })))
  expect(await titles()).toEqual(['Second EN'])
  const { id } = valueOf(await editor.call(publishHelpDraft, { merchant, key: first, version, reason }))
  expect(await approve(editor, merchant, id)).toMatchObject({ code: 'approval.own' })
  await approve(colleague, merchant, id)
  expect(await titles()).toEqual(['First EN', 'Second EN'])
  const [shown] = valueOf(await gateway.call(listHelp, {})).list
  expect(shown?.content).toBe('<h3>Rules</h3><p>Read <a href="/m/activity">this</a></p>')
})

test('a scheduled version leaves the present one in place until it begins, and the old one is kept', async () => {
  const key = newKey()
  await publish(key, await article('Old'))
  await publish(key, await article('New', { from: inDays(2) }))
  expect(await titles()).toEqual(['Old EN'])
  expect(await listed()).toEqual([[key, 'scheduled', null]])
  await passDays(3)
  expect(await titles()).toEqual(['New EN'])
  expect(await listed()).toEqual([[key, 'live', null]])
  const versions = await gateway.ports.db.selectFrom('help_article').select('id').where('key', '=', key).execute()
  expect(versions).toHaveLength(2)
})

test('a version that is published with the start of the present one begins now, and the present one is kept', async () => {
  const key = newKey()
  await publish(key, await article('Old'))
  const { published } = valueOf(await editor.call(showHelpDraft, { merchant, key }))
  if (!published) throw new Error('not published')
  gateway.ports.clock.offsetMs += 1_000
  await publish(key, { ...(await article('New')), from: published.content.from })
  expect(await titles()).toEqual(['New EN'])
  const versions = await gateway.ports.db.selectFrom('help_article').select('id').where('key', '=', key).execute()
  expect(versions).toHaveLength(2)
})

test('an article ends at its end, and does not fall back to an older version', async () => {
  const key = newKey()
  await publish(key, await article('Old'))
  await publish(key, await article('Short', { until: inDays(1) }))
  expect(await titles()).toEqual(['Short EN'])
  await passDays(2)
  expect(await titles()).toEqual([])
  expect(await listed()).toEqual([[key, 'ended', null]])
})

test('a stop hides the article and its scheduled version, voids the waiting approval, and publishing shows it again', async () => {
  const key = newKey()
  await publish(key, await article('Wrong'))
  await publish(key, await article('Later', { from: inDays(2) }))
  const { version } = valueOf(await save(key, await article('Better')))
  const { id } = valueOf(await editor.call(publishHelpDraft, { merchant, key, version, reason }))
  expect(await editor.call(stopHelp, { merchant, key, reason })).toMatchObject({ ok: true })
  expect(await titles()).toEqual([])
  expect(await editor.call(stopHelp, { merchant, key, reason })).toMatchObject({ code: 'content.not_shown' })
  expect(valueOf(await approve(colleague, merchant, id))).toMatchObject({
    state: 'failed',
    failure: { code: 'object.changed' },
  })
  await passDays(3)
  expect(await titles()).toEqual([])
  const again = valueOf(await editor.call(publishHelpDraft, { merchant, key, version, reason }))
  await approve(colleague, merchant, again.id)
  expect(await titles()).toEqual(['Better EN'])
})

test('a draft without a language is incomplete, one in review is not changed, and a discarded one is gone', async () => {
  const key = newKey()
  const content = await article('Half')
  const { version } = valueOf(await save(key, { ...content, texts: content.texts.slice(1) }))
  expect(await editor.call(publishHelpDraft, { merchant, key, version, reason })).toMatchObject({
    code: 'content.incomplete',
    details: { missing: [content.texts[0]?.language] },
  })
  const next = valueOf(await save(key, content, version))
  valueOf(await editor.call(publishHelpDraft, { merchant, key, version: next.version, reason }))
  expect(await save(key, content, next.version)).toMatchObject({ code: 'content.in_review' })
  expect(await editor.call(discardHelpDraft, { merchant, key })).toMatchObject({ code: 'content.in_review' })
  const other = newKey()
  valueOf(await save(other, content))
  valueOf(await editor.call(discardHelpDraft, { merchant, key: other }))
  expect(await editor.call(showHelpDraft, { merchant, key: other })).toMatchObject({ code: 'content.not.found' })
})

test('a hundred articles are the maximum; one of them may still be changed', async () => {
  const texts = JSON.stringify({ EN: { title: 'x', body: [] } })
  await gateway.ports.db
    .insertInto('help_article')
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        merchant_code: merchant,
        key: `full-${index}`,
        position: index,
        texts,
        published_at: new Date(0),
      })),
    )
    .execute()
  expect(await save(newKey(), await article('More'))).toMatchObject({
    code: 'content.invalid',
    details: { problem: 'limit' },
  })
  expect(await save('full-7', await article('Same'))).toMatchObject({ ok: true })
})

test.each(['Upper', 'a b', '', 'ä', 'x'.repeat(61)])('the name %j is refused', async (key) => {
  expect((await save(key, await article('Odd'))).ok).toBe(false)
})

test('the preview shows the draft in any language, and only with its token at its site', async () => {
  const key = newKey()
  await publish(key, await article('Old'))
  await save(key, await article('New'))
  const { preview } = valueOf(await editor.call(showHelpDraft, { merchant, key }))
  expect(preview).toMatch(/^http:\/\/localhost(:\d+)?\/m\/help#preview=/)
  const token = preview?.split('#preview=')[1] ?? ''
  const thai = await gateway.call(previewHelp, { token }, { headers: { Language: 'TH' } })
  expect(thai).toMatchObject({ ok: true, value: { key, title: 'New TH', language: 'TH' } })
  expect(await gateway.call(previewHelp, { token }, { host: 'lotus.localhost' })).toMatchObject({
    code: 'content.not.found',
  })
  const damaged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await gateway.call(previewHelp, { token: damaged })).toMatchObject({ code: 'content.not.found' })
  expect(await titles()).toEqual(['Old EN'])
})

test('the command line publishes versions of the same articles', async () => {
  const key = newKey()
  await publish(key, await article('By console'))
  await run('help-center', 'update', merchant, key, '--title', 'By command')
  expect(await titles()).toEqual(['By command'])
  expect(valueOf(await editor.call(showHelpDraft, { merchant, key })).published).toMatchObject({ state: 'live' })
  await run('help-center', 'delete', merchant, key)
  expect(await titles()).toEqual([])
})
