import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import { listHelp } from '@ante/contract/messaging/help.ts'
import { getUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { CallOptions, TestGateway } from '../test/start-gateway.ts'
import { storeAgreement } from './store-agreement.ts'
import type { Agreement } from './store-agreement.ts'
import { storeHelp } from './store-help.ts'
import type { HelpArticle } from './store-help.ts'

const LOTUS = { host: 'lotus.localhost' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
})

const textLanguage = (title: string) => ({ title, body: [{ tag: 'p' as const, children: [title] }] })
/** Returns an answer with this title in wire format. */
const answered = (title: string) => ({ ...textLanguage(title), content: `<p>${title}</p>` })

async function helpList(input: { lang?: Language } = {}, options: CallOptions = {}) {
  const answer = await gateway.call(listHelp, input, options)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.list
}

async function agreement(input: { lang?: Language } = {}, options: CallOptions = {}) {
  const answer = await gateway.call(getUserAgreement, input, options)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.agreement
}

describe('the help centre', () => {
  beforeEach(() => gateway.ports.db.deleteFrom('help_article').execute())

  const store = (key: string, changes: Partial<HelpArticle> = {}) =>
    storeHelp(gateway.ports.db, {
      merchantCode: 'aurora',
      key,
      position: 0,
      texts: { EN: textLanguage(key) },
      ...changes,
    })

  test('returns answers in the merchant’s order, and no other merchant’s', async () => {
    await store('last', { position: 3 })
    await store('first', { position: 1 })
    await store('middle', { position: 2 })
    await store('elsewhere', { merchantCode: 'lotus' })
    expect((await helpList()).map(({ key }) => key)).toEqual(['first', 'middle', 'last'])
    expect((await helpList({}, LOTUS)).map(({ key }) => key)).toEqual(['elsewhere'])
  })

  test('is empty if the merchant has no answers', async () => {
    expect(await helpList()).toEqual([])
  })

  test('returns answers in the requested language, and names the language actually used', async () => {
    await store('both', { position: 1, texts: { EN: textLanguage('English'), AR: textLanguage('عربي') } })
    await store('english', { position: 2 })
    await store('thai', { position: 3, texts: { TH: textLanguage('ไทย') } })
    const shown = (await helpList({ lang: 'AR' })).map(({ title, language }) => `${language} ${title}`)
    expect(shown).toEqual(['AR عربي', 'EN english', 'TH ไทย'])
  })

  test('uses the language of the call if none is requested', async () => {
    await store('both', { texts: { EN: textLanguage('English'), AR: textLanguage('عربي') } })
    const [inArabic] = await helpList({}, { headers: { Language: 'AR' } })
    expect(inArabic).toMatchObject({ title: 'عربي', language: 'AR' })
  })

  test('updates an existing answer', async () => {
    await store('one')
    await store('one', { texts: { EN: textLanguage('Better') } })
    expect(await helpList()).toEqual([{ key: 'one', ...answered('Better'), language: 'EN' }])
  })

  test.each([{ lang: 'XX' }, { device: 'FRIDGE' }])('refuses %j', async (input) => {
    expect(await gateway.call(listHelp, input as never)).toMatchObject({ ok: false, code: 'request.invalid' })
  })

  test.each(['', 'With Capitals', 'a'.repeat(61)])('stores no answer with key %j', async (key) => {
    await expect(store(key)).rejects.toThrow(/help_article_key_check/)
  })
})

describe('the user agreement', () => {
  beforeEach(() => gateway.ports.db.deleteFrom('user_agreement').execute())

  const store = (version: string, daysFromNow: number, texts: Agreement['texts'] = { EN: [textLanguage(version)] }) =>
    storeAgreement(gateway.ports.db, {
      merchantCode: 'aurora',
      version,
      effectiveAt: new Date(gateway.ports.clock.now().getTime() + daysFromNow * DAY_MS),
      texts,
    })

  test('is the newest effective version', async () => {
    await store('1', -30)
    await store('3', 2)
    await store('2', -1)
    expect(await agreement()).toMatchObject({ version: '2', language: 'EN', sections: [textLanguage('2')] })
    gateway.ports.clock.offsetMs += 3 * DAY_MS
    expect(await agreement()).toMatchObject({ version: '3' })
  })

  test('is empty if the merchant has none, or none that is effective yet', async () => {
    await store('1', 1)
    expect(await agreement()).toBeNull()
    expect(await agreement({}, LOTUS)).toBeNull()
  })

  type Stored = [version: string, daysFromNow: number, ...languages: Language[]]
  test.each<[name: string, reader: Language, inForce: string, ...versions: Stored[]]>([
    ['the newest one with the reader’s language', 'AR', '2 AR', ['1', -2, 'EN', 'AR'], ['2', -1, 'EN', 'AR']],
    ['the previous one, until the newest one is translated', 'AR', '1 AR', ['1', -2, 'EN', 'AR'], ['2', -1, 'EN']],
    ['the newest one for all readers of its languages', 'EN', '2 EN', ['1', -2, 'EN', 'AR'], ['2', -1, 'EN']],
    ['not one that is scheduled', 'AR', '1 AR', ['1', -2, 'EN', 'AR'], ['2', 1, 'EN', 'AR']],
    ['the merchant’s language, if none has the reader’s', 'AR', '1 EN', ['1', -2, 'EN', 'TH'], ['2', -1, 'TH']],
    ['the merchant’s language, if the reader’s is scheduled', 'AR', '1 EN', ['1', -2, 'EN'], ['2', 1, 'EN', 'AR']],
    ['any language, if there is no other', 'AR', '1 TH', ['1', -2, 'TH']],
  ])('in force is %s', async (_name, reader, inForce, ...versions) => {
    for (const [version, days, ...languages] of versions)
      await store(
        version,
        days,
        Object.fromEntries(languages.map((language) => [language, [textLanguage(`${version} ${language}`)]])),
      )
    expect((await agreement({ lang: reader }))?.sections).toEqual([textLanguage(inForce)])
  })

  test('can be corrected within its version', async () => {
    await store('1', -2, { EN: [textLanguage('With a slip')] })
    await store('1', -2, { EN: [textLanguage('Without')] })
    expect(await agreement()).toMatchObject({ version: '1', sections: [textLanguage('Without')] })
  })
})

test('every demo merchant has its answers, agreement and banners in each of its languages', async () => {
  const fresh = await startGateway()
  try {
    for (const { hosts, languages } of merchants) {
      for (const language of languages) {
        const inLanguage = { host: hosts[0] ?? '', headers: { Language: language } }
        const help = await fresh.call(listHelp, {}, inLanguage)
        expect(help.ok && help.value.list.length).toBeGreaterThan(10)
        expect(help.ok && help.value.list.filter((item) => item.language !== language)).toEqual([])
        expect(await fresh.call(getUserAgreement, {}, inLanguage)).toMatchObject({
          value: { agreement: { language, version: '2026-1' } },
        })
        const announcements = await fresh.call(listAnnouncements, { types: 'B', groupName: 'm_home' }, inLanguage)
        expect(announcements.ok && announcements.value.banners.length).toBeGreaterThan(4)
        expect(announcements.ok && announcements.value.banners.filter(({ lang }) => lang !== undefined)).toEqual([])
        const settings = await fresh.call(getSettings, {}, inLanguage)
        expect(settings).toMatchObject({ value: { languages } })
        expect(settings.ok && settings.value.licence).not.toHaveProperty('lang')
      }
    }
  } finally {
    await fresh.stop()
  }
})
