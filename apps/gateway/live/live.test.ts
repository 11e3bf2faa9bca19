import { logout } from '@ante/contract/identity/session.ts'
import { LIVE_PATH } from '@ante/contract/live/events.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { publishLive } from './publish-live.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { LiveReader, publish, publishedRounds, wonAt } from './test/live-reader.ts'
import type { ReaderOptions } from './test/live-reader.ts'

const HEARTBEAT_MS = 150
const OPEN = { maintenance: false, until: null, message: '', restricted: false, country: null }

let gateway: TestGateway
let readers: LiveReader[] = []
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: HEARTBEAT_MS })
})
afterEach(() => {
  for (const reader of readers) reader.disconnect()
  readers = []
})
afterAll(() => gateway.stop())

/** Opens a stream, and waits until its resume id is known. */
async function open(options: ReaderOptions = {}): Promise<LiveReader> {
  const reader = new LiveReader(gateway, options)
  readers.push(reader)
  await reader.opened
  await expect.poll(() => reader.lastId ?? reader.isOver).toBeTruthy()
  return reader
}

const memberIdOf = async (account: string) => {
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return id
}

describe('a stream', () => {
  test('is server-sent events with headers against caching and transformation by proxies', async () => {
    const { status, headers } = await open()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('begins with the merchant state, and a visitor gets no balance', async () => {
    const reader = await open()
    await expect.poll(() => reader.dataOf('maintenance')).toEqual([OPEN])
    expect(reader.dataOf('balance')).toEqual([])
  })

  test('sends heartbeats', async () => {
    const reader = await open()
    await expect.poll(() => reader.heartbeats).toBeGreaterThan(1)
  })

  test('is refused at a host without merchant', async () => {
    const response = await gateway.fetch(LIVE_PATH, {}, 'nobody.example')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errorCode: 'merchant.unknown' })
  })

  test.each(['HEAD', 'POST'])('cannot be requested by %s', async (method) => {
    const response = await gateway.fetch(LIVE_PATH, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('an event at a merchant', () => {
  test('is sent to all its pages in publishing order, and to no other merchant’s', async () => {
    const [first, second, lotus] = [await open(), await open(), await open({ host: 'lotus.localhost' })]
    await publish(gateway, wonAt('aurora', 'a1'), wonAt('lotus', 'l1'), wonAt('aurora', 'a2'))
    await publish(gateway, wonAt('aurora', 'a3'))

    for (const reader of [first, second]) await expect.poll(() => publishedRounds(reader)).toEqual(['a1', 'a2', 'a3'])
    await expect.poll(() => publishedRounds(lotus)).toEqual(['l1'])
  })

  test('is sent to pages of trial players as well, because they use the same site', async () => {
    const reader = await open()
    await publish(gateway, wonAt('aurora-trial', 'hidden'), wonAt('aurora', 'shown'))
    await expect.poll(() => publishedRounds(reader)).toEqual(['shown'])
  })

  test('is not sent if its transaction is rolled back', async () => {
    const reader = await open()
    const failing = gateway.ports.db.transaction().execute(async (tx) => {
      await publishLive(tx, gateway.ports.clock, [wonAt('aurora', 'never')])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await publish(gateway, wonAt('aurora', 'after'))
    await expect.poll(() => publishedRounds(reader)).toEqual(['after'])
  })

  test('is found automatically if its message was lost', async () => {
    const reader = await open()
    await publishLive(gateway.ports.db, gateway.ports.clock, [wonAt('aurora', 'unheard')])
    await expect.poll(() => publishedRounds(reader)).toEqual(['unheard'])
  })
})

describe('an event for one member', () => {
  const note = (memberId: bigint): NewLiveEvent => ({
    merchantCode: 'aurora',
    memberId: String(memberId),
    type: 'announcements',
    payload: { types: ['PL'] },
  })

  test('is sent to all pages of that member and to no other member, also after reconnecting', async () => {
    const [mine, other] = [await newMember(gateway), await newMember(gateway)]
    const id = await memberIdOf(mine.userName)
    const pages = [await open(mine), await open(mine)]
    const strangers = [await open(other), await open()]
    const places = strangers.map((reader) => reader.lastId)
    await publish(gateway, note(id), wonAt('aurora', 'everybody'))

    for (const page of pages) await expect.poll(() => page.dataOf('announcements')).toEqual([{ types: ['PL'] }])
    for (const stranger of strangers) await expect.poll(() => publishedRounds(stranger)).toEqual(['everybody'])
    const resumed = await open({ ...other, lastEventId: places[0] ?? '' })
    await expect.poll(() => publishedRounds(resumed)).toEqual(['everybody'])
    for (const stranger of [...strangers, resumed]) expect(stranger.dataOf('announcements')).toEqual([])
  })

  test('agent announcements are sent to agents only', async () => {
    const [player, agent] = [await newMember(gateway), await newMember(gateway)]
    await gateway.ports.db.updateTable('member').set({ type: 1 }).where('account', '=', agent.userName).execute()
    const [asPlayer, asAgent, asVisitor] = [await open(player), await open(agent), await open()]
    await publish(
      gateway,
      { merchantCode: 'aurora', type: 'announcements', payload: { types: ['A'] }, agentsOnly: true },
      wonAt('aurora', 'last'),
    )
    for (const reader of [asPlayer, asAgent, asVisitor])
      await expect.poll(() => publishedRounds(reader)).toEqual(['last'])
    expect(asAgent.dataOf('announcements')).toEqual([{ types: ['A'] }])
    expect(asPlayer.dataOf('announcements')).toEqual([])
    expect(asVisitor.dataOf('announcements')).toEqual([])
  })
})

describe('a session', () => {
  test('that ended ends its stream, and the page is notified', async () => {
    const session = await newMember(gateway)
    const reader = await open(session)
    await gateway.call(logout, {}, { token: session.token })
    await expect.poll(() => reader.isOver).toBe(true)
    expect(reader.events.at(-1)).toEqual({ name: 'ended', data: {} })
  })

  test.each(['forged', 'a'.repeat(43)])('that never existed (%j) is reported, and nothing else', async (token) => {
    const reader = await open({ token })
    await expect.poll(() => reader.isOver).toBe(true)
    expect(reader.events).toEqual([{ name: 'ended', data: {} }])
  })
})

test('a closing merchant notifies its open pages, and no others', async () => {
  const [aurora, lotus] = [await open(), await open({ host: 'lotus.localhost' })]
  const setMaintenance = async (maintenance: boolean) => {
    await gateway.ports.db.updateTable('merchant').set({ maintenance }).where('code', '=', 'aurora').execute()
    gateway.ports.bus.publish('merchant', 'aurora')
  }
  await setMaintenance(true)
  await expect.poll(() => aurora.dataOf('maintenance')).toEqual([OPEN, { ...OPEN, maintenance: true }])
  await setMaintenance(false)
  await expect.poll(() => aurora.dataOf('maintenance')).toHaveLength(3)
  expect(lotus.dataOf('maintenance')).toEqual([OPEN])
})
