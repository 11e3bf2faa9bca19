import { BOOK_ROOM, bookPath, ListView } from '@ante/studio/book/book-contract.ts'
import { FlightEvent, FlightSnapshot } from '@ante/studio/crash/flight-view.ts'
import { CRASH_ROOM } from '@ante/studio/crash/addresses.ts'
import { SIT_PATH, SeatView, FishRoomView } from '@ante/studio/fish/room/fish-room-view.ts'
import { holdemPath, TableInfoView } from '@ante/studio/holdem/play-contract.ts'
import { RoomBody } from '@ante/studio/holdem/table/table-contract.ts'
import { roomOf, TableEvent, TableView } from '@ante/studio/tables/table-contract.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { LONG_TIMEOUT } from '../seeds.ts'
import { TestPlayer, TIME_SCALE, StudioProcess } from './studio-process.ts'

const TEN_MINUTES_MS = 10 * 60_000
/** Tolerance for a busy machine; far less than the error of any of these clocks. */
const ABOUT_MS = 60_000

let studio: StudioProcess
beforeAll(async () => {
  studio = await StudioProcess.open()
})
afterAll(() => studio.close())
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the real time, independent of the clock that the tests shift. */
const trueNow = () => performance.timeOrigin + performance.now()

/** A time that a game's page counts to or from, and the page's current time. */
type Counted = { at: number; now: number }

const dealIn = (body: unknown) => {
  const event = TableEvent.safeParse(body).data
  return event?.is === 'opened' ? event.view.deal : (TableView.safeParse(body).data?.deal ?? null)
}
const deal = ({ page, game }: TestPlayer): Promise<Counted> =>
  page.pollFor(roomOf(game), (body, now) => {
    const at = dealIn(body)?.closesAt
    return at === undefined ? null : { at, now }
  })

const counted: Record<string, (player: TestPlayer) => Promise<Counted>> = {
  baccarat: deal,
  roulette: deal,
  cockfight: deal,
  crash: ({ page }) =>
    page.pollFor(CRASH_ROOM, (body, now) => {
      const event = FlightEvent.safeParse(body).data
      const at = event ? event.is === 'betting' && event.betsUntil : FlightSnapshot.parse(body).betsUntil
      return at ? { at, now } : null
    }),
  // All durations at these tables are divided by the time scale.
  holdem: async ({ page }) => {
    const { room } = TableInfoView.parse((await page.post(holdemPath.tableInfo, { table: '1-1' })).body)
    return page.pollFor(
      room,
      (body, now) => {
        const turn = RoomBody.parse(body).table?.hand?.turn
        return turn ? { at: turn.until / TIME_SCALE, now } : null
      },
      ABOUT_MS,
    )
  },
  fish: async ({ page }) => {
    const { room } = SeatView.parse((await page.post(SIT_PATH)).body)
    return page.pollFor(room, (body, now) => {
      const at = FishRoomView.safeParse(body).data?.startedAtMs
      return at === undefined ? null : { at, now }
    })
  },
  book: async ({ page }) => {
    const now = await page.pollFor(BOOK_ROOM, (_, clock) => clock)
    return { at: Date.parse(ListView.parse((await page.post(bookPath.list)).body).now), now }
  },
}

const WRONG: [string, { by: number; jumps: number }][] = [
  ['ten minutes ahead', { by: TEN_MINUTES_MS, jumps: 0 }],
  ['ten minutes behind', { by: -TEN_MINUTES_MS, jumps: 0 }],
  ['set ahead during the countdown', { by: 0, jumps: TEN_MINUTES_MS }],
  ['set back during the countdown', { by: 0, jumps: -TEN_MINUTES_MS }],
]

test.each(Object.keys(counted).flatMap((engine) => WRONG.map(([how, wrong]) => [engine, how, wrong] as const)))(
  'at %s a page counts down by the server’s clock when its own clock is %s',
  LONG_TIMEOUT,
  async (engine, _, { by, jumps }) => {
    const player = await TestPlayer.at(studio, engine)
    const seated = engine === 'holdem' ? await player.staked() : null
    vi.useFakeTimers({ toFake: ['Date'], now: trueNow() + by, shouldAdvanceTime: true })
    setTimeout(() => vi.setSystemTime(Date.now() + jumps), 0)
    const { at, now } = (await counted[engine]?.(player)) ?? { at: 0, now: 0 }

    expect(Math.abs(now - trueNow())).toBeLessThan(ABOUT_MS)
    // The fish room started a minute before its first guest.
    expect(Math.abs(at - now)).toBeLessThan(2 * ABOUT_MS)
    vi.useRealTimers()
    if (seated) await player.endHeldStakes()
  },
)

test.each(['baccarat', 'roulette', 'cockfight'])(
  'at %s only the server’s clock decides whether a stake is in time',
  LONG_TIMEOUT,
  async (engine) => {
    const player = await TestPlayer.at(studio, engine)
    vi.useFakeTimers({ toFake: ['Date'], now: trueNow() + TEN_MINUTES_MS, shouldAdvanceTime: true })
    const { body } = await player.staked()
    expect(body['state']).toBe('held')

    // For the server betting has long been closed; for the page, whose clock is late, it is still open.
    vi.setSystemTime(trueNow() - TEN_MINUTES_MS)
    await expect
      .poll(async () => (await studio.rounds(player.playerId))[0]?.state, { timeout: 60_000 })
      .not.toBe('held')
    const late = await player.stake(newTapId(), {
      stakeCents: String(body['stakeCents']),
      choice: body['choice'],
    })
    expect(late.body).toMatchObject({ error: { code: 'bets.closed' } })
  },
)
