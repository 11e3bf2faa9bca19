import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { listAnnouncements, markAnnouncementsRead } from '@ante/contract/messaging/announcements.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { publishLive } from '../live/public.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { CallOptions, TestGateway } from '../test/start-gateway.ts'
import { publishAnnouncement } from './publish-announcement.ts'
import type { AnnouncementChange } from './publish-announcement.ts'
import type { NewAnnouncement } from './store-announcement.ts'

const ALL = 'A,PL,B,PU,PR,H'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('announcement').execute()
})

const textLanguage = (title: string) => ({ title, body: [{ tag: 'p' as const, children: [title] }] })
const now = () => gateway.ports.clock.now()

function notice(key: string, changes: Partial<NewAnnouncement> = {}): NewAnnouncement {
  return {
    merchant_code: 'aurora',
    key,
    type: 'PL',
    group_name: 'm_home',
    texts: { EN: textLanguage(key) },
    picture: null,
    link: null,
    execution: null,
    audience: { to: 'all' },
    position: 0,
    published_at: now(),
    ends_at: null,
    ...changes,
  }
}

const announced: AnnouncementChange[] = []

function publish(announcement: NewAnnouncement): Promise<void> {
  const { ports } = gateway
  return publishAnnouncement(
    {
      ...ports,
      announceLive: async (tx, changes) => {
        announced.push(changes)
        await publishLive(tx, ports.clock, [
          { merchantCode: changes.merchantCode, type: 'announcements', payload: { types: changes.types } },
        ])
      },
    },
    announcement,
  )
}

async function list(types: string, options: CallOptions & { groupName?: 'm_home' | 'm_reg' } = {}) {
  const { groupName = 'm_home', ...call } = options
  const answer = await gateway.call(listAnnouncements, { types, groupName }, call)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const titles = (announcements: { title: string }[]) => announcements.map((announcement) => announcement.title)

async function agent() {
  const session = await newMember(gateway)
  await gateway.ports.db.updateTable('member').set({ type: 1 }).where('account', '=', session.userName).execute()
  return session
}

describe('the list', () => {
  test('contains each requested type in its order, and no others', async () => {
    const lists = { B: 'banners', PL: 'player', PU: 'popup', PR: 'promotion', H: 'home' } as const
    for (const type of Object.keys(lists) as (keyof typeof lists)[]) {
      await publish(notice(`of ${type}`, { type, execution: type === 'PU' ? 'B' : null }))
    }
    const all = await list('B,PL,PU,PR,H')
    for (const [type, place] of Object.entries(lists)) {
      expect(titles(all[place as (typeof lists)['B']])).toEqual([`of ${type}`])
    }
    const some = await list('B,PU')
    expect([some.banners.length, some.popup.length, some.player.length, some.home.length]).toEqual([1, 1, 0, 0])
    expect(some.popup[0]?.execution).toBe('B')
  })

  test('contains the promotion type of a popup, if any', async () => {
    await publish(notice('news', { type: 'PU', execution: 'B' }))
    await publish(notice('rescue', { type: 'PU', execution: 'B', promotion_type: 'SAVIOR' }))
    const { popup } = await list('PU')
    const types = Object.fromEntries(popup.map(({ title, promotionType }) => [title, promotionType]))
    expect(types).toEqual({ announcements: undefined, rescue: 'SAVIOR' })
  })

  test('is in the merchant’s order, newest first among equals', async () => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
    await publish(notice('third', { position: 2, published_at: before(0) }))
    await publish(notice('second', { position: 1, published_at: before(2) }))
    await publish(notice('first', { position: 1, published_at: before(1) }))
    expect(titles((await list('PL')).player)).toEqual(['first', 'second', 'third'])
  })

  test('contains announcements from their publication until their end', async () => {
    await publish(notice('to come', { published_at: new Date(now().getTime() + DAY_MS) }))
    await publish(notice('ends', { ends_at: new Date(now().getTime() + DAY_MS) }))
    expect(titles((await list('PL')).player)).toEqual(['ends'])
    gateway.ports.clock.offsetMs += DAY_MS
    expect(titles((await list('PL')).player)).toEqual(['to come'])
  })

  test('is limited, and one type does not displace another', async () => {
    for (let count = 0; count < 60; count++) await publish(notice(`many ${count}`))
    await publish(notice('one', { type: 'H' }))
    const { player, home } = await list('PL,H')
    expect([player.length, home.length]).toEqual([50, 1])
  })

  test('belongs to the merchant and the requested page', async () => {
    await publish(notice('aurora’s'))
    await publish(notice('lotus’s', { merchant_code: 'lotus' }))
    await publish(notice('for the form', { group_name: 'm_reg' }))
    expect(titles((await list('PL')).player)).toEqual(['aurora’s'])
    expect(titles((await list('PL', { host: 'lotus.localhost' })).player)).toEqual(['lotus’s'])
    expect(titles((await list('PL', { groupName: 'm_reg' })).player)).toEqual(['for the form'])
  })

  test.each(['', 'X', 'B,', 'B;PL', 'B,PL,B,PL,B,PL,B', "B' or 1=1"])('is refused for the types %j', async (types) => {
    expect(await gateway.call(listAnnouncements, { types })).toMatchObject({ ok: false, code: 'request.invalid' })
  })
})

test.each([
  ['AR', 'بالعربية', undefined],
  ['EN', 'in English', undefined],
  ['TY', 'in English', 'en'],
] as [Language, string, string | undefined][])('a reader of %s gets %s', async (language, title, lang) => {
  await publish(notice('spoken', { texts: { EN: textLanguage('in English'), AR: textLanguage('بالعربية') } }))
  const { player } = await list('PL', { headers: { Language: language } })
  expect(player).toMatchObject([{ ...textLanguage(title), content: `<p>${title}</p>` }])
  expect(player[0]?.lang).toBe(lang)
})

describe('agent announcements', () => {
  test('are for agents only', async () => {
    await publish(notice('for agents', { type: 'A' }))
    const player = await newMember(gateway)
    for (const options of [{}, { token: player.token }]) {
      expect(await list(ALL, options)).toMatchObject({ agent: [], footer: { unreadCount: 0 } })
    }
    expect(await list(ALL, { token: (await agent()).token })).toMatchObject({
      agent: [{ title: 'for agents' }],
      footer: { unreadCount: 1 },
    })
  })

  test('are unread until the agent has read them, separately per agent', async () => {
    const [first, second] = [await agent(), await agent()]
    await publish(notice('older', { type: 'A', published_at: new Date(now().getTime() - DAY_MS) }))
    await publish(notice('newer', { type: 'A' }))
    const { agent: announcements, footer } = await list('A', { token: first.token })
    expect(footer).toEqual({ unreadCount: 2 })

    const read = (publishedAt = '') => gateway.call(markAnnouncementsRead, { publishedAt }, { token: first.token })
    expect(await read(announcements[1]?.publishedAt)).toEqual({ ok: true, value: { unreadCount: 1 } })
    expect(await read(announcements[0]?.publishedAt)).toEqual({ ok: true, value: { unreadCount: 0 } })
    // Marking the older one as read must not make the newer one unread again.
    expect(await read(announcements[1]?.publishedAt)).toEqual({ ok: true, value: { unreadCount: 0 } })
    expect((await list('A', { token: second.token })).footer).toEqual({ unreadCount: 2 })
  })

  test('of tomorrow cannot be marked as read today', async () => {
    const { token } = await agent()
    const tomorrow = new Date(now().getTime() + DAY_MS)
    await publish(notice('to come', { type: 'A', published_at: tomorrow }))
    await gateway.call(
      markAnnouncementsRead,
      { publishedAt: new Date(tomorrow.getTime() + DAY_MS).toISOString() },
      { token },
    )
    gateway.ports.clock.offsetMs += DAY_MS + 1
    const later = await list('A', { token: (await agent()).token })
    expect(later.footer).toEqual({ unreadCount: 1 })
  })

  test('are counted for agents only, and marking requires a session', async () => {
    const { token } = await newMember(gateway)
    const publishedAt = now().toISOString()
    expect(await gateway.call(markAnnouncementsRead, { publishedAt }, { token })).toMatchObject({
      value: { unreadCount: 0 },
    })
    expect(await gateway.call(markAnnouncementsRead, { publishedAt })).toMatchObject({ code: 'login.not.session' })
    expect(await gateway.call(markAnnouncementsRead, { publishedAt: 'yesterday' }, { token })).toMatchObject({
      code: 'request.invalid',
    })
  })
})

describe('publishing', () => {
  const liveEvents = () => gateway.ports.db.selectFrom('live_event').select(['type', 'payload']).orderBy('id').execute()

  test('with a used key changes the announcement', async () => {
    await publish(notice('once', { texts: { EN: textLanguage('first') } }))
    await publish(notice('once', { texts: { EN: textLanguage('second') } }))
    expect(titles((await list('PL')).player)).toEqual(['second'])
  })

  test('notifies open pages and other instances', async () => {
    const received: string[] = []
    const stop = gateway.ports.bus.listen('announcements', (payload) => received.push(payload))
    const before = (await liveEvents()).length
    await publish(notice('now', { type: 'B' }))
    await expect.poll(() => received).toEqual([JSON.stringify({ merchantCode: 'aurora', types: ['B'] })])
    expect((await liveEvents()).slice(before)).toEqual([{ type: 'announcements', payload: { types: ['B'] } }])
    stop()
  })

  test('for a later time, or with a failure, notifies no page', async () => {
    const before = (await liveEvents()).length
    await publish(notice('later', { published_at: new Date(now().getTime() + DAY_MS) }))
    await expect(publish(notice('bad link', { link: 'javascript:alert(1)' }))).rejects.toThrow(
      /announcement_link_check/,
    )
    await expect(publish(notice('no such type', { type: 'PU' }))).rejects.toThrow(/announcement_check/)
    expect(await liveEvents()).toHaveLength(before)
  })
})

describe('the version of a popup', () => {
  const texts = { EN: textLanguage('Good evening'), AR: textLanguage('مساء الخير') }
  const announcements = (changes: Partial<NewAnnouncement> = {}) =>
    notice('news', { type: 'PU', execution: 'B', texts, ...changes })
  const shownIn = async (language: Language) => (await list('PU', { headers: { Language: language } })).popup[0]

  test('is the same in each language, and when the same content is published again', async () => {
    await publish(announcements())
    const [english, arabic] = [await shownIn('EN'), await shownIn('AR')]
    expect([english?.title, arabic?.title]).toEqual([texts.EN.title, texts.AR.title])
    expect(english?.version).toBeTruthy()
    expect(arabic?.version).toBe(english?.version)
    await publish(announcements({ published_at: new Date(now().getTime() - DAY_MS), position: 3 }))
    expect((await shownIn('EN'))?.version).toBe(english?.version)
  })

  test.each([
    ['a title', { ...texts, AR: { ...texts.AR, title: 'أهلا' } }],
    ['a content', { ...texts, EN: { ...texts.EN, body: ['Good morning'] } }],
    ['the languages', { EN: texts.EN }],
  ])('differs after %s was changed', async (_, changed) => {
    await publish(announcements())
    const before = await shownIn('EN')
    await publish(announcements({ texts: changed }))
    expect((await shownIn('EN'))?.version).not.toBe(before?.version)
  })
})
