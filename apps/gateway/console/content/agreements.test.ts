import {
  discardAgreementDraft,
  listAgreements,
  publishAgreement,
  saveAgreementDraft,
  showAgreementDraft,
  withdrawAgreement,
} from '@ante/contract/console/agreements.ts'
import type { AgreementContent } from '@ante/contract/console/agreements.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getUserAgreement, previewUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { entriesAbout } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { approve, newEditor, valueOf } from './test/content-scene.ts'

const merchant = 'aurora'
const reason = 'new law'

let gateway: TestGateway
let editor: StaffMember
let colleague: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await signInAgain()
  await gateway.ports.db.deleteFrom('user_agreement').execute()
  await gateway.ports.db.deleteFrom('content_draft').execute()
})

async function signInAgain(): Promise<void> {
  editor = await newEditor(gateway, merchant)
  colleague = await newEditor(gateway, merchant)
}

/** Moves the clock, after which sessions have ended: the editors sign in again. */
async function passDays(days: number): Promise<void> {
  gateway.ports.clock.offsetMs += days * DAY_MS
  await signInAgain()
}

let count = 0
const newKey = () => `2026-${(count += 1)}`
const inDays = (days: number) => new Date(gateway.ports.clock.now().getTime() + days * DAY_MS).toISOString()

const terms = (
  words: string,
  languages: readonly ('EN' | 'TH')[] = ['EN'],
  from: string | null = null,
): AgreementContent => ({
  texts: languages.map((language) => ({
    language,
    sections: [
      { title: `Eligibility ${language}`, html: `<p>${words}</p><script>alert(1)</script>` },
      { title: `Payments ${language}`, html: '<p>By card.</p>' },
    ],
  })),
  from,
  until: null,
})

const save = (key: string, content: AgreementContent, version: number | null = null) =>
  editor.call(saveAgreementDraft, { merchant, key, content, version })

async function request(key: string, content: AgreementContent, read: number | null = null) {
  const { version } = valueOf(await save(key, content, read))
  return editor.call(publishAgreement, { merchant, key, version, reason })
}

async function publish(key: string, content: AgreementContent): Promise<void> {
  const { id } = valueOf(await request(key, content))
  expect(await approve(colleague, merchant, id)).toMatchObject({ ok: true, value: { state: 'applied', failure: null } })
}

async function inForce(lang: 'EN' | 'TH') {
  const { agreement } = valueOf(await gateway.call(getUserAgreement, { lang }))
  return (
    agreement && { version: agreement.version, language: agreement.language, text: JSON.stringify(agreement.sections) }
  )
}

const listed = async () =>
  valueOf(await editor.call(listAgreements, { merchant })).contents.map(({ key, published, draft }) => [
    key,
    published,
    draft,
  ])

test('a version is in force once another person has approved it, without scripts', async () => {
  const key = newKey()
  const { id } = valueOf(await request(key, terms('Adults only')))
  expect(await inForce('EN')).toBeNull()
  expect(await approve(editor, merchant, id)).toMatchObject({ code: 'approval.own' })
  await approve(colleague, merchant, id)
  const shown = await inForce('EN')
  expect(shown).toMatchObject({ version: key, language: 'EN' })
  expect(shown?.text).toContain('Adults only')
  expect(shown?.text).not.toContain('alert')
  expect(await listed()).toEqual([[key, 'live', null]])
  const actions = (await entriesAbout(gateway, `agreement:${key}`)).map(({ action, approver }) => [action, approver])
  expect(actions).toEqual(
    expect.arrayContaining([
      ['messaging.agreement.edit', null],
      ['messaging.agreement.propose', null],
      ['messaging.agreement.publish', colleague.mail],
    ]),
  )
})

test('in a language without a text the version before it stays in force, and both are live', async () => {
  const [old, next] = [newKey(), newKey()]
  await publish(old, terms('Old', ['EN', 'TH']))
  gateway.ports.clock.offsetMs += 1_000
  await publish(next, terms('New', ['EN']))
  expect(await inForce('EN')).toMatchObject({ version: next, language: 'EN' })
  expect(await inForce('TH')).toMatchObject({ version: old, language: 'TH' })
  expect(await listed()).toEqual([
    [next, 'live', null],
    [old, 'live', null],
  ])
  gateway.ports.clock.offsetMs += 1_000
  const both = newKey()
  await publish(both, terms('Newest', ['EN', 'TH']))
  expect(await listed()).toEqual([
    [both, 'live', null],
    [next, 'ended', null],
    [old, 'ended', null],
  ])
  const shown = valueOf(await editor.call(showAgreementDraft, { merchant, key: old }))
  expect(shown.published?.state).toBe('ended')
})

test('a scheduled version begins at its time, and is withdrawn before, but not after', async () => {
  const [old, next] = [newKey(), newKey()]
  await publish(old, terms('Old'))
  await publish(next, terms('New', ['EN'], inDays(2)))
  expect(await listed()).toEqual([
    [next, 'scheduled', null],
    [old, 'live', null],
  ])
  expect(await editor.call(withdrawAgreement, { merchant, key: old, reason })).toMatchObject({
    code: 'content.not_shown',
  })
  expect(await editor.call(withdrawAgreement, { merchant, key: next, reason })).toMatchObject({ ok: true })
  expect(await editor.call(withdrawAgreement, { merchant, key: next, reason })).toMatchObject({
    code: 'content.not.found',
  })
  await publish(next, terms('New again', ['EN'], inDays(2)))
  await passDays(3)
  expect(await inForce('EN')).toMatchObject({ version: next })
  expect(await editor.call(withdrawAgreement, { merchant, key: next, reason })).toMatchObject({
    code: 'content.not_shown',
  })
})

test('a version in force is corrected with its start, and its start is not moved', async () => {
  const key = newKey()
  await publish(key, terms('Mistkae'))
  const { published } = valueOf(await editor.call(showAgreementDraft, { merchant, key }))
  if (!published) throw new Error('not published')
  const from = published.content.from
  await publish(key, { ...terms('Mistake'), from })
  const corrected = valueOf(await editor.call(showAgreementDraft, { merchant, key }))
  expect(corrected.published?.content.from).toBe(from)
  expect((await inForce('EN'))?.text).toContain('Mistake')
  const { id } = valueOf(await request(key, { ...terms('Later'), from: inDays(3) }))
  expect(valueOf(await approve(colleague, merchant, id))).toMatchObject({ state: 'failed' })
  expect((await inForce('EN'))?.text).toContain('Mistake')
})

test.each<[string, AgreementContent, object]>([
  [
    'a text in the default language',
    terms('Thai', ['TH']),
    { code: 'content.incomplete', details: { missing: ['EN'] } },
  ],
  ['sections', { texts: [], from: null, until: null }, { code: 'content.incomplete', details: { missing: ['EN'] } }],
  [
    'a text in each section',
    { ...terms(''), texts: [{ language: 'EN', sections: [{ title: 'Blank', html: '' }] }] },
    { code: 'content.invalid', details: { problem: 'section' } },
  ],
  [
    'different titles',
    {
      ...terms(''),
      texts: [{ language: 'EN', sections: [1, 2].map((one) => ({ title: 'Same', html: `<p>${one}</p>` })) }],
    },
    { code: 'content.invalid', details: { problem: 'section' } },
  ],
])('a version without %s is a draft, but is not published', async (_name, content, refusal) => {
  expect(await request(newKey(), content)).toMatchObject(refusal)
})

test('a new version is compared with the one in force, and its draft is discarded', async () => {
  const [old, next] = [newKey(), newKey()]
  await publish(old, terms('Old'))
  await save(next, terms('New'))
  const shown = valueOf(await editor.call(showAgreementDraft, { merchant, key: next }))
  expect(shown).toMatchObject({ published: null, replaces: { key: old, content: { texts: [{ language: 'EN' }] } } })
  expect(shown.draft?.required).toEqual([])
  expect(shown.draft?.missing.length).toBeGreaterThan(0)
  expect(await editor.call(discardAgreementDraft, { merchant, key: next })).toMatchObject({ ok: true })
  expect(await listed()).toEqual([[old, 'live', null]])
})

test('the preview shows the draft in the language of the call, at its merchant alone', async () => {
  const key = newKey()
  await save(key, terms('Preview', ['EN', 'TH']))
  const { preview } = valueOf(await editor.call(showAgreementDraft, { merchant, key }))
  expect(preview).toMatch(/\/m\/useragreement#preview=/)
  const token = preview?.split('#preview=')[1] ?? ''
  const thai = await gateway.call(previewUserAgreement, { token }, { headers: { Language: 'TH' } })
  expect(thai).toMatchObject({ ok: true, value: { version: key, language: 'TH', sections: [{}, {}] } })
  expect(await gateway.call(previewUserAgreement, { token }, { host: 'lotus.localhost' })).toMatchObject({
    code: 'content.not.found',
  })
  expect(await inForce('EN')).toBeNull()
})

test('of two requests at the same time one waits', async () => {
  const key = newKey()
  const { version } = valueOf(await save(key, terms('Twice')))
  const answers = await Promise.all(
    [editor, colleague].map((by) => by.call(publishAgreement, { merchant, key, version, reason })),
  )
  expect(answers.map((answer) => (answer.ok ? answer.value.outcome : answer.code)).toSorted()).toEqual([
    'content.in_review',
    'waiting',
  ])
})
