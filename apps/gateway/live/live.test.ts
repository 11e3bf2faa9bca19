import { logout } from '@ante/contract/identity/session.ts'
import { LIVE_PATH } from '@ante/contract/live/events.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { publishLive } from './publish-live.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { LiveReader, publish, roundsTold, wonAt } from './test/live-reader.ts'
import type { ReaderOptions } from './test/live-reader.ts'

const HEARTBEAT_MS = 150
const OPEN = { maintenance: false, until: null, message: '', restricted: false, country: null }

let gateway: TestGateway
let readers: LiveReader[] = []
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: HEARTBEAT_MS })
})
afterEach(() => {
  for (const reader of readers) reader.cut()
  readers = []
})
afterAll(() => gateway.stop())

/** A stream that has begun: the place to go on from is known. */
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
  test('is server-sent events that no proxy keeps or changes', async () => {
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

  test('begins with the state of the merchant, and a visitor gets no balance', async () => {
    const reader = await open()
    await expect.poll(() => reader.named('maintenance')).toEqual([OPEN])
    expect(reader.named('balance')).toEqual([])
  })

  test('shows signs of life', async () => {
    const reader = await open()
    await expect.poll(() => reader.heartbeats).toBeGreaterThan(1)
  })

  test('is refused at a host that is no merchant', async () => {
    const response = await gateway.fetch(LIVE_PATH, {}, 'nobody.example')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errorCode: 'merchant.unknown' })
  })

  test.each(['HEAD', 'POST'])('cannot be asked for by %s', async (method) => {
    const response = await gateway.fetch(LIVE_PATH, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('what happens at a merchant', () => {
  test('is told to all its pages in the order of publishing, and to nobody else’s', async () => {
    const [one, two, lotus] = [await open(), await open(), await open({ host: 'lotus.localhost' })]
    await publish(gateway, wonAt('aurora', 'a1'), wonAt('lotus', 'l1'), wonAt('aurora', 'a2'))
    await publish(gateway, wonAt('aurora', 'a3'))

    for (const reader of [one, two]) await expect.poll(() => roundsTold(reader)).toEqual(['a1', 'a2', 'a3'])
    await expect.poll(() => roundsTold(lotus)).toEqual(['l1'])
  })

  test('is told to pages of the trial merchant’s players as well, for they stand at the same site', async () => {
    const reader = await open()
    await publish(gateway, wonAt('aurora-trial', 'hidden'), wonAt('aurora', 'shown'))
    await expect.poll(() => roundsTold(reader)).toEqual(['shown'])
  })

  test('is not told when its transaction is taken back', async () => {
    const reader = await open()
    const failing = gateway.ports.db.transaction().execute(async (tx) => {
      await publishLive(tx, gateway.ports.clock, [wonAt('aurora', 'never')])
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await publish(gateway, wonAt('aurora', 'after'))
    await expect.poll(() => roundsTold(reader)).toEqual(['after'])
  })

  test('is found by itself when the news of it was lost', async () => {
    const reader = await open()
    await publishLive(gateway.ports.db, gateway.ports.clock, [wonAt('aurora', 'unheard')])
    await expect.poll(() => roundsTold(reader)).toEqual(['unheard'])
  })
})

describe('what concerns one member', () => {
  const note = (memberId: bigint): NewLiveEvent => ({
    merchantCode: 'aurora',
    memberId: String(memberId),
    type: 'announcements',
    payload: { types: ['PL'] },
  })

  test('is told to all pages of that member and to nobody else, also when they come back', async () => {
    const [mine, other] = [await newMember(gateway), await newMember(gateway)]
    const id = await memberIdOf(mine.userName)
    const pages = [await open(mine), await open(mine)]
    const strangers = [await open(other), await open()]
    const places = strangers.map((reader) => reader.lastId)
    await publish(gateway, note(id), wonAt('aurora', 'everybody'))

    for (const page of pages) await expect.poll(() => page.named('announcements')).toEqual([{ types: ['PL'] }])
    for (const stranger of strangers) await expect.poll(() => roundsTold(stranger)).toEqual(['everybody'])
    const resumed = await open({ ...other, lastEventId: places[0] ?? '' })
    await expect.poll(() => roundsTold(resumed)).toEqual(['everybody'])
    for (const stranger of [...strangers, resumed]) expect(stranger.named('announcements')).toEqual([])
  })

  test('agent news is told to agents alone', async () => {
    const [player, agent] = [await newMember(gateway), await newMember(gateway)]
    await gateway.ports.db.updateTable('member').set({ type: 1 }).where('account', '=', agent.userName).execute()
    const [asPlayer, asAgent, asVisitor] = [await open(player), await open(agent), await open()]
    await publish(
      gateway,
      { merchantCode: 'aurora', type: 'announcements', payload: { types: ['A'] }, agentsOnly: true },
      wonAt('aurora', 'last'),
    )
    for (const reader of [asPlayer, asAgent, asVisitor]) await expect.poll(() => roundsTold(reader)).toEqual(['last'])
    expect(asAgent.named('announcements')).toEqual([{ types: ['A'] }])
    expect(asPlayer.named('announcements')).toEqual([])
    expect(asVisitor.named('announcements')).toEqual([])
  })
})

describe('a session', () => {
  test('that has ended ends its stream, and the page is told', async () => {
    const session = await newMember(gateway)
    const reader = await open(session)
    await gateway.call(logout, {}, { token: session.token })
    await expect.poll(() => reader.isOver).toBe(true)
    expect(reader.events.at(-1)).toEqual({ name: 'ended', data: {} })
  })

  test.each(['forged', 'a'.repeat(43)])('that never was (%j) is told so, and nothing else', async (token) => {
    const reader = await open({ token })
    await expect.poll(() => reader.isOver).toBe(true)
    expect(reader.events).toEqual([{ name: 'ended', data: {} }])
  })
})

test('a merchant that closes tells its open pages, and no others', async () => {
  const [aurora, lotus] = [await open(), await open({ host: 'lotus.localhost' })]
  const setMaintenance = async (maintenance: boolean) => {
    await gateway.ports.db.updateTable('merchant').set({ maintenance }).where('code', '=', 'aurora').execute()
    gateway.ports.bus.tell('merchant', 'aurora')
  }
  await setMaintenance(true)
  await expect.poll(() => aurora.named('maintenance')).toEqual([OPEN, { ...OPEN, maintenance: true }])
  await setMaintenance(false)
  await expect.poll(() => aurora.named('maintenance')).toHaveLength(3)
  expect(lotus.named('maintenance')).toEqual([OPEN])
})
