import { fixtureById } from '@ante/demo/season/fixtures.ts'
import { BOOK_ROOM, BookEvent, bookPath } from '@ante/studio/book/book-contract.ts'
import type { MatchView } from '@ante/studio/book/book-contract.ts'
import { marketId } from '@ante/studio/book/markets/market.ts'
import { offerOf } from '@ante/studio/book/pricing/offer.ts'
import { abandonedAtMs, secretDraw, timelineOf } from '@ante/studio/book/season/timeline.ts'
import { FlightEvent, FlightSnapshot } from '@ante/studio/crash/flight-view.ts'
import { CRASH_ROOM } from '@ante/studio/crash/addresses.ts'
import { FishRoomEvent, FishRoomView } from '@ante/studio/fish/room/fish-room-view.ts'
import { RoundView } from '@ante/studio/kit/play-contract.ts'
import type { RoomMessage } from '@ante/studio/kit/room-contract.ts'
import { roomOf, TableEvent, TableView } from '@ante/studio/tables/table-contract.ts'
import type { DealView } from '@ante/studio/tables/table-contract.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { LONG_TIMEOUT } from '../seeds.ts'
import { TestPlayer, StudioProcess } from './studio-process.ts'
import { bodiesIn, messagesIn, spelled, Streams } from './streams.ts'

const WITHIN = { timeout: 60_000, interval: 20 }
const WHOLE_DEALS = 2

let studio: StudioProcess
let streams: Streams
beforeAll(async () => {
  studio = await StudioProcess.open()
  streams = new Streams(studio)
})
afterAll(() => studio.close())
afterEach(() => {
  streams.close()
  studio.gateway.behave = () => 'answer'
})

const rowsOf = async <Row extends object>(query: string, values: unknown[] = []) =>
  (await studio.db.query<Row>(query, values)).rows

/** Returns the text before the message that reveals a secret. */
const untilRevealed = (text: string, secret: string): string => {
  const messages = text.split('\n\n')
  return messages
    .slice(
      0,
      messages.findIndex((message) => message.includes(secret)),
    )
    .join('\n')
}

/** Asserts that public data contains only the fields of its contract. */
function expectContractFieldsOnly(
  bodies: unknown[],
  ...kinds: { safeParse(body: unknown): { data?: unknown } }[]
): void {
  for (const body of bodies) expect(kinds.map((kind) => kind.safeParse(body).data)).toContainEqual(body)
}

/** Opens a player, and a spectator who has been connected since before the stake. */
async function openPlayerAndSpectator(engine: string, room: (client: TestPlayer) => string) {
  const [player, spectator] = [await TestPlayer.at(studio, engine), await TestPlayer.at(studio, engine)]
  const seen = await streams.bytesOf(spectator, room(spectator))
  // A page has one connection to a room, so the stake is selected before `follow` subscribes.
  return { player, spectator, seen, follow: () => streams.bytesOf(player, room(player)) }
}

function expectNoIdentifiers(text: string, { player, roundId }: { player: TestPlayer; roundId: unknown }): void {
  expect(roundId).toEqual(expect.any(String))
  for (const name of [player.playerId, player.page.key, String(roundId)]) expect(text).not.toContain(name)
}

const dealOf = (body: unknown): DealView | null => {
  const event = TableEvent.safeParse(body).data
  if (event?.is === 'decided') return event.deal
  if (event) return event.is === 'opened' ? event.view.deal : null
  return TableView.safeParse(body).data?.deal ?? null
}

test.each(['baccarat', 'roulette', 'cockfight'])(
  'at %s no byte of whole deals contains a seed, in any encoding, before its deal is decided',
  LONG_TIMEOUT,
  async (engine) => {
    const { player, seen, follow } = await openPlayerAndSpectator(engine, ({ game }) => roomOf(game))
    for (let deals = 0; deals < WHOLE_DEALS; deals++) {
      const { body } = await player.staked()
      const { deal: id } = body['choice'] as { deal: string }
      const played = await follow()
      const answerBodies = [body, (await player.page.resume()).body, (await player.page.history()).body]
      const [deal] = await rowsOf<{ sealed: string; isOpen: boolean }>(
        'select server_seed as sealed, decided_at is null as "isOpen" from tables.deal where id = $1',
        [id],
      )
      const [seed, isOpen] = [studio.opened(deal?.sealed), deal?.isOpen]
      await vi.waitUntil(() => seen().includes(seed), WITHIN)

      expect(untilRevealed(seen(), seed)).toContain(id)
      for (const text of [played(), seen()]) expect(spelled(seed, untilRevealed(text, seed))).toEqual([])
      // A deal that was decided meanwhile may be revealed completely.
      expect(spelled(seed, JSON.stringify(isOpen ? answerBodies : []))).toEqual([])
      expectNoIdentifiers(seen(), { player, roundId: body['roundId'] })
    }
    const undecided = bodiesIn(seen())
      .map(dealOf)
      .filter((deal) => deal?.decidedAt === null)
    expect(undecided).not.toEqual([])
    for (const deal of undecided) expect(deal).toMatchObject({ outcomes: null, seed: null })
    expectContractFieldsOnly(bodiesIn(seen()), TableView, TableEvent)
  },
)

test(
  'at crash no byte contains the seed of a flight before its end, or of any future flight',
  LONG_TIMEOUT,
  async () => {
    const { player, seen, follow } = await openPlayerAndSpectator('crash', () => CRASH_ROOM)
    const { body } = await player.staked()
    const played = await follow()
    const flight = String(body['subject']).replace('crash ', '')
    const crashed = `{"is":"crashed","flight":"${flight}"`
    await vi.waitUntil(() => seen().includes(crashed), WITHIN)
    const [chain] = await rowsOf<{ sealed: string }>(
      'select last_seed as sealed from crash.chain order by id desc limit 1',
    )
    const last = studio.opened(chain?.sealed)
    const event = bodiesIn(seen()).flatMap((item) => FlightEvent.safeParse(item).data ?? [])
    const over = event.find((candidate) => candidate.is === 'crashed' && candidate.flight === flight)
    const seed = over?.is === 'crashed' ? over.seed : ''

    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    for (const text of [played(), seen()]) {
      expect(spelled(seed, untilRevealed(text, seed))).toEqual([])
      expect(spelled(last, text)).toEqual([])
    }
    expectContractFieldsOnly(bodiesIn(seen()), FlightSnapshot, FlightEvent)
    expectNoIdentifiers(seen(), { player, roundId: body['roundId'] })
  },
)

test(
  'in the fish room no client receives a volley before its stake is debited, nor its cost or payout',
  LONG_TIMEOUT,
  async () => {
    const [player, spectator] = [await TestPlayer.at(studio, 'fish'), await TestPlayer.at(studio, 'fish')]
    const choice = await player.choose()
    await spectator.choose()
    const { room } = choice.choice as { room: string }
    const seen = await streams.bytesOf(spectator, room)
    await vi.waitUntil(() => bodiesIn(seen()).length > 0, WITHIN)
    const taken = Promise.withResolvers<'answer'>()
    studio.gateway.behave = (name) => (name === 'bet' ? taken.promise : 'answer')
    const staked = player.stake(newTapId(), choice)
    await vi.waitUntil(() => player.bets.size > 0, WITHIN)
    const before = seen()
    taken.resolve('answer')
    const { body } = await staked
    await vi.waitUntil(() => seen().includes('"kind":"volley"'), WITHIN)

    expect(before).not.toContain('"kind":"volley"')
    expectContractFieldsOnly(bodiesIn(seen()), FishRoomView, FishRoomEvent)
    expect(seen()).not.toMatch(/cents|price|balance|won|stake/i)
    expectNoIdentifiers(seen(), { player, roundId: body['roundId'] })
  },
)

interface LeakedText {
  view: MatchView
  at: number
}

const matchesToldBy = (message: RoomMessage): LeakedText[] =>
  message.is === 'snapshot' || message.is === 'event'
    ? BookEvent.parse(message.body).matches.map((view) => ({ view, at: message.at }))
    : []

/** Returns a description of data about a match that was sent too early; null if there was none. */
function revealedTooEarly({ view, at }: LeakedText, secret: string): string | null {
  const fixture = fixtureById(view.id)
  if (!fixture) return `${view.id} is not a known match`
  const timeline = timelineOf(fixture, secretDraw(secret))
  const sinceMs = at - fixture.kickOff.getTime()
  const abandonedMs = abandonedAtMs(timeline, secretDraw(`${secret} abandoned`)) ?? Infinity
  const endsMs = { before: 0, live: 0, over: timeline.at(-1)?.atMs ?? 0, abandoned: abandonedMs }[view.phase]
  if (endsMs > 0) return endsMs <= sinceMs ? null : `${view.id} was reported as ended too early`
  const { tick, score, maps, markets } = view
  const reached = timeline.filter(({ atMs }) => atMs <= sinceMs).map(({ moment }) => moment)
  const moment = reached.findLast((candidate) => candidate.tick === tick && candidate.maps.length === maps.length)
  if (JSON.stringify([moment?.score, moment?.maps]) !== JSON.stringify([score, maps]))
    return `${view.id} has a score that its timeline has not reached`
  // The prices must be those of this state of the match.
  const offer = moment && markets.length > 0 ? offerOf(fixture, moment, { inPlay: true }) : []
  const prices = offer.map((offered) => ({ id: marketId(offered.market), prices: offered.prices }))
  return JSON.stringify(prices) === JSON.stringify(markets)
    ? null
    : `${view.id} has prices of a different state of the match`
}

test(
  'every client receives the past of a match and the prices that follow from it, and none receives another client’s bet slip',
  LONG_TIMEOUT,
  async () => {
    const { player, spectator, seen } = await openPlayerAndSpectator('book', () => BOOK_ROOM)
    const slip = `slip ${newTapId()}`
    await player.page.post(bookPath.slip, { slip })
    const { body } = await player.staked()
    const answers = await Promise.all(
      [bookPath.list, bookPath.results, bookPath.tickets, bookPath.slip].map((path) => spectator.page.post(path)),
    )
    await vi.waitUntil(() => messagesIn(seen()).filter(({ is }) => is === 'event').length > 8, WITHIN)
    const secrets = new Map(
      (await rowsOf<{ id: string; secret: string }>('select fixture_id as id, secret from book.match')).map(
        ({ id, secret }) => [id, secret],
      ),
    )
    const text = seen() + JSON.stringify(answers)

    expect(secrets.size).toBeGreaterThan(0)
    for (const secret of secrets.values()) expect(spelled(secret, text)).toEqual([])
    const received = messagesIn(seen()).flatMap(matchesToldBy)
    expect(received.flatMap((item) => revealedTooEarly(item, secrets.get(item.view.id) ?? '') ?? [])).toEqual([])
    expectContractFieldsOnly(bodiesIn(seen()), BookEvent)
    expect(text).not.toContain(slip)
    expect(RoundView.parse(body).state).toBe('held')
    expectNoIdentifiers(text, { player, roundId: body['roundId'] })
    await player.endHeldStakes()
  },
)
