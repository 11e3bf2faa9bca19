import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { listAnnouncements, markAnnouncementsRead } from '@ante/contract/messaging/announcements.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { cliOf } from '../operator/test/cli-of.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { storeAnnouncement } from './store-announcement.ts'
import type { NewAnnouncement } from './store-announcement.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('announcement').execute()
})

const now = () => gateway.ports.clock.now()
const titles = (announcements: { title: string }[]) => announcements.map(({ title }) => title)

async function list(types: string, token?: string) {
  const answer = await gateway.call(listAnnouncements, { types }, { ...(token !== undefined && { token }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const announceTo = (key: string, audience: NewAnnouncement['audience'], changes: Partial<NewAnnouncement> = {}) =>
  storeAnnouncement(gateway.ports.db, {
    merchant_code: 'aurora',
    key,
    type: 'PL',
    group_name: 'm_home',
    texts: { EN: { title: key, body: [] } },
    picture: null,
    link: null,
    execution: null,
    audience,
    position: 0,
    published_at: now(),
    ends_at: null,
    ...changes,
  })

const audiences: [string, NewAnnouncement['audience']][] = [
  ['for all', { to: 'all' }],
  ['for agents', { to: 'agents' }],
  ['for level 2', { to: 'vip', level: 2 }],
  ['for new ones', { to: 'new', days: 7 }],
]

const publishAll = async (changes: Partial<NewAnnouncement> = {}) => {
  for (const [position, [key, audience]] of audiences.entries()) {
    await announceTo(key, audience, { position, ...changes })
  }
}
const received = async (token?: string) => titles((await list('PL', token)).player)
const change = (userName: string, values: { type?: 1; registered_at?: Date }) =>
  gateway.ports.db.updateTable('member').set(values).where('account', '=', userName).execute()
const member = async (ageDays: number, level = 0) => {
  const session = await newMember(gateway)
  await change(session.userName, { registered_at: new Date(now().getTime() - ageDays * DAY_MS) })
  await sql`
    insert into vip_member (member_id, merchant_code, level, peak)
    select id, merchant_code, ${level}, ${level} from member where account = ${session.userName}
    on conflict (member_id) do update set level = excluded.level, peak = excluded.peak`.execute(gateway.ports.db)
  return session
}

test('an announcement reaches its audience, in the merchant’s order', async () => {
  await publishAll()
  expect(await received()).toEqual(['for all'])
  expect(await received((await member(8)).token)).toEqual(['for all'])
  expect(await received((await member(6)).token)).toEqual(['for all', 'for new ones'])
  expect(await received((await member(8, 1)).token)).toEqual(['for all'])
  expect(await received((await member(8, 2)).token)).toEqual(['for all', 'for level 2'])
  const reader = await member(6, 3)
  await change(reader.userName, { type: 1 })
  expect(await received(reader.token)).toEqual(['for all', 'for agents', 'for level 2', 'for new ones'])
})

test('trial members see announcements for all readers, as soon as they are published', async () => {
  await publishAll()
  const trial = await gateway.call(loginFreeplay, {})
  expect(trial.ok && (await received(trial.value.token))).toEqual(['for all'])
})

test('announcements for others do not use up the limit', async () => {
  for (let count = 0; count < 60; count++) {
    await announceTo(`of agents ${count}`, { to: 'agents' }, { position: -1 })
  }
  await announceTo('of all', { to: 'all' })
  expect(await received()).toEqual(['of all'])
})

test('the unread count of agents includes only announcements for them', async () => {
  await publishAll({ type: 'A' })
  const reader = await member(8)
  await change(reader.userName, { type: 1 })
  const { agent: announcements, footer } = await list('A', reader.token)
  expect([titles(announcements), footer.unreadCount]).toEqual([['for all', 'for agents'], 2])
  const read = await gateway.call(markAnnouncementsRead, { publishedAt: now().toISOString() }, { token: reader.token })
  expect(read).toMatchObject({ value: { unreadCount: 0 } })
})

test.each(['{"to": "vip"}', '{"to": "vip", "level": 11}', '{"to": "new", "days": 0}', '{"to": "member"}', '{}'])(
  'the table refuses an invalid audience: %s',
  async (audience) => {
    await announceTo('kept', { to: 'all' })
    const changed = gateway.ports.db.updateTable('announcement').set({ audience }).where('key', '=', 'kept')
    await expect(changed.execute()).rejects.toThrow(/announcement_audience_check/)
  },
)

test('an operator sets the audience, and invalid ones are refused with a reason', async () => {
  const { outputOf, runCommand: operator } = cliOf(() => gateway)
  const publish = ['announcements', 'create', 'aurora', 'gala', '--type', 'PL', '--title', 'Gala'] as const
  const regular = (await member(8, 3)).token
  expect(await outputOf(...publish, '--audience', 'vip:3')).toMatchObject({ after: { audience: 'vip:3' } })
  expect([await received(), await received(regular)]).toEqual([[], ['Gala']])
  expect(await outputOf('announcements', 'update', 'aurora', 'gala', '--audience', 'all')).toMatchObject({
    after: { audience: 'all' },
  })
  expect(await received()).toEqual(['Gala'])

  expect(await operator(...publish, '--audience', 'gold')).toMatchObject({ code: 2 })
  expect(await operator(...publish, '--audience', 'vip:11')).toMatchObject({ code: 2 })
  expect(await operator(...publish, '--audience', 'agents', '--group', 'm_reg')).toMatchObject({ code: 1 })
})
