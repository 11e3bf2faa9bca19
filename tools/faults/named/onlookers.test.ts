import { CRASH_ROOM } from '@ante/studio/crash/addresses.ts'
import { holdemPath, TableInfoView } from '@ante/studio/holdem/play-contract.ts'
import { RoomBody } from '@ante/studio/holdem/table/table-contract.ts'
import { roomOf } from '@ante/studio/tables/table-contract.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { LONG_TIMEOUT } from '../seeds.ts'
import { TestPlayer, StudioProcess } from './studio-process.ts'
import { bodiesIn, spelled, Streams } from './streams.ts'

const WITHIN = { timeout: 30_000, interval: 20 }

let studio: StudioProcess
let streams: Streams
beforeAll(async () => {
  studio = await StudioProcess.open()
  streams = new Streams(studio)
})
afterAll(() => studio.close())
afterEach(() => streams.close())

async function singleValue(query: string, values: unknown[]): Promise<string> {
  const { rows } = await studio.db.query<{ found: string }>(query, values)
  return rows[0]?.found ?? ''
}

test.each(['baccarat', 'roulette', 'cockfight'])(
  'at %s no client receives the outcome of a deal before it is decided, and a later stake is refused',
  LONG_TIMEOUT,
  async (engine) => {
    const [player, onlooker] = [await TestPlayer.at(studio, engine), await TestPlayer.at(studio, engine)]
    const received = await streams.bytesOf(onlooker, roomOf(onlooker.game))
    const { body } = await player.staked()
    const { deal } = body['choice'] as { deal: string }
    const seed = studio.opened(await singleValue('select server_seed as found from tables.deal where id = $1', [deal]))
    await vi.waitUntil(() => received().includes(seed), WITHIN)

    const before = received().slice(0, received().indexOf(seed))
    const decision = before.slice(before.lastIndexOf('data: '))
    expect(decision).toContain('"is":"decided"')
    expect(before.slice(0, -decision.length)).not.toMatch(new RegExp(`"id":"${deal}"[^}]*"outcomes":\\{`))
    expect(received()).not.toContain(player.playerId)
    const late = await onlooker.stake(newTapId(), { stakeCents: String(body['stakeCents']), choice: body['choice'] })
    expect(late.body).toMatchObject({ error: { code: 'bets.closed' } })
    expect(onlooker.bets.size).toBe(0)
  },
)

test(
  'no client receives the end of a flight before it has ended, and no stake is accepted during one',
  LONG_TIMEOUT,
  async () => {
    const [player, late] = [await TestPlayer.at(studio, 'crash'), await TestPlayer.at(studio, 'crash')]
    const received = await streams.bytesOf(late, CRASH_ROOM)
    const { body } = await player.staked()
    const flight = String(body['subject']).replace('crash ', '')
    await vi.waitUntil(() => received().includes(`{"is":"flying","flight":"${flight}"`), WITHIN)
    const answer = await late.stake(newTapId(), { stakeCents: String(body['stakeCents']), choice: { auto: 150 } })
    await vi.waitUntil(() => received().includes(`{"is":"crashed","flight":"${flight}"`), WITHIN)

    const [, end = ''] = received().split(`{"is":"crashed","flight":"${flight}"`)
    const seed = /"seed":"(\w+)"/.exec(end)?.[1] ?? ''
    expect(seed).not.toBe('')
    expect(received().split(seed)[0]).toContain(`{"is":"crashed","flight":"${flight}"`)
    // The flight may have been so short that the stake was placed on the next one.
    const { subject = null, error = { code: 'bets.closed' } } = answer.body
    expect(error).toMatchObject({ code: 'bets.closed' })
    expect(subject).not.toBe(body['subject'])
  },
)

test(
  'at hold’em a seat receives only its own cards, an onlooker none, and no client the deck',
  LONG_TIMEOUT,
  async () => {
    const players = [await TestPlayer.at(studio, 'holdem'), await TestPlayer.at(studio, 'holdem')]
    const onlooker = await TestPlayer.at(studio, 'holdem')
    const seats: { seat: unknown; received: () => string }[] = []
    for (const guest of players) {
      const { body } = await guest.staked()
      const { table, seat } = body['choice'] as { table: string; seat: number }
      const { room } = TableInfoView.parse((await guest.page.post(holdemPath.tableInfo, { table })).body)
      seats.push({ seat, received: await streams.bytesOf(guest, room) })
    }
    const { room } = TableInfoView.parse((await onlooker.page.post(holdemPath.tableInfo, { table: '1-1' })).body)
    const onlookerStream = await streams.bytesOf(onlooker, room)
    const cardsIn = (text: string) => bodiesIn(text).flatMap((body) => RoomBody.parse(body).own ?? [])
    await vi.waitUntil(
      () => seats.every(({ received }) => cardsIn(received()).some(({ cards }) => cards.length === 2)),
      WITHIN,
    )
    const seed = await singleValue(`select state->'hand'->>'seed' as found from holdem.poker_table where name = $1`, [
      '1-1',
    ])

    for (const { seat, received } of seats) {
      expect(new Set(cardsIn(received()).map((own) => own.seat))).toEqual(new Set([seat]))
      expect(spelled(seed, received())).toEqual([])
    }
    expect(cardsIn(onlookerStream())).toEqual([])
    expect(spelled(seed, onlookerStream())).toEqual([])
    await Promise.all(players.map((guest) => guest.endHeldStakes()))
  },
)

test('no client receives the positions of mines during the round', LONG_TIMEOUT, async () => {
  const guest = await TestPlayer.at(studio, 'mines')
  const choice = { stakeCents: (await guest.choose()).stakeCents, choice: { mines: 1 } }
  const { body } = await guest.stake(newTapId(), choice)
  const roundId = String(body['roundId'])
  const opened = await guest.page.act({ roundId, actId: newTapId(), act: { open: 7 } })
  const received = [body, (await guest.page.resume()).body, (await guest.page.history()).body].map((item) =>
    JSON.stringify(item),
  )

  // A round that hit a mine reveals all mines.
  const goesOn = opened.body['state'] === 'held'
  expect([JSON.stringify(body), ...(goesOn ? received : [])].join()).not.toContain('"mines":[')
  await guest.endHeldStakes()
})
