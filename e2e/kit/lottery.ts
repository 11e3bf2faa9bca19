import { randomUUID } from 'node:crypto'

import type { Endpoint, InputOf, Method, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { MAX_COMING_DRAWS, getNearDraws } from '@ante/contract/lottery/draws/open-draws.ts'
import { listLotteryGames } from '@ante/contract/lottery/games/list-games.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { isFamily } from '@ante/lottery/family.ts'
import { costOf } from '@ante/lottery/payout.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playsOf } from '@ante/lottery/plays.ts'
import { slipToText } from '@ante/lottery/slip-text.ts'
import type { SlipText } from '@ante/lottery/slip-text.ts'
import type { Page } from '@playwright/test'

/** A bet placed without the betting page, which has its own journey. */
export interface LotteryBet {
  gameCode: string
  /** The play's code in the game's family. */
  play: string
  /** Of each bet slip, the picks of each row. */
  slips: string[][][]
  /** Stake multiples of a chase. Its draws are hours away, so that none is drawn during the journey. */
  chase?: number[]
  winningStop?: boolean
}

const SERIES = 1900
const UNITS = 10_000n

/** Minimum time in milliseconds that the draw must stay open, so that it does not close before the order arrives. */
const MIN_REMAINING_MS = 4_000

/** Places bets as the betting page does: the same calls, with the session of the page. */
export async function placeBets(page: Page, input: LotteryBet): Promise<OutputOf<typeof placeOrder>> {
  const { games } = await call(page, listLotteryGames, {})
  const game = games.find(({ gameCode }) => gameCode === input.gameCode)
  if (!game || !isFamily(game.family)) throw new Error(`no game ${input.gameCode}`)
  const play = playsOf(game.family, 'Lott').find(({ code }) => code === input.play)
  if (!play) throw new Error(`${game.family} has no play ${input.play}`)
  const slips = input.slips.map((rows) => slipOf(play, rows))
  const { chase = [] } = input
  const times = chase.length === 0 ? 1 : chase.reduce((sum, next) => sum + next, 0)
  const cost = slips.reduce(
    (sum, slip) => sum + costOf({ ...slip, family: game.family, prizeMode: 'Lott', play: play.id }),
    0n,
  )
  const { current, later } = await drawsFor(page, game.gameId, chase.length)
  const order: InputOf<typeof placeOrder> = {
    gameId: game.gameId,
    currentDrawNumber: current,
    betCartAmountSum: textOf(cost * BigInt(times)),
    chase: chase.map((multiple, index) => ({ drawNumber: later[index] ?? '', multiple })),
    winningStop: input.winningStop ?? false,
    prizeModeId: 1,
    bettingSlipString: slips.map(slipToText).join(';'),
  }
  return call(page, placeOrder, order)
}

function slipOf({ id, playType, board }: Play, picked: string[][]): SlipText {
  const rows = board.rows.map((_, index) => picked[index] ?? [])
  const slip = {
    playId: id,
    betType: 1,
    selection: { kind: 'picked', rows },
    unit: '1',
    series: SERIES,
    multiple: 1,
  } as const
  return playType === 'entertainment' ? { ...slip, amount: '10' } : slip
}

const textOf = (units: bigint) => `${units / UNITS}.${String(units % UNITS).padStart(4, '0')}`

/** Returns the open draw and the last few upcoming ones. */
async function drawsFor(page: Page, gameId: number, count: number): Promise<{ current: string; later: string[] }> {
  for (;;) {
    const { currentDraw, coming } = await call(page, getNearDraws, { gameId, count: MAX_COMING_DRAWS })
    if (currentDraw && currentDraw.remainTime > MIN_REMAINING_MS) {
      const later = coming.map(({ drawNumber }) => drawNumber).slice(coming.length - count)
      return { current: currentDraw.drawNumber, later }
    }
    await page.waitForTimeout(1_000)
  }
}

/** Returns the code of the refused cancellation; undefined if it succeeds. */
export async function cancelByCall(page: Page, orderDetailIds: string[]): Promise<string | undefined> {
  const answer = await answerOf(page, {
    method: 'PUT',
    address: '/lgw/orders/suborders/cancel',
    body: { orderDetailIds },
  })
  return answer.errorCode
}

interface Params {
  method: Method
  address: string
  body?: object
}

interface Answer {
  success: boolean
  value: unknown
  errorCode?: string
}

async function call<E extends Endpoint>(page: Page, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const { method, path } = endpoint
  const fields = endpoint.wire.input(input) as Record<string, string>
  const sent =
    method === 'GET' ? { address: `${path}?${new URLSearchParams(fields)}` } : { address: path, body: fields }
  const { success, value, errorCode } = await answerOf(page, { method, ...sent })
  if (!success) throw new Error(`${path}: ${errorCode} ${JSON.stringify(value)}`)
  return endpoint.wire.output(value) as OutputOf<E>
}

/** Calls the gateway from the current page. */
function answerOf(page: Page, params: Params): Promise<Answer> {
  return page.evaluate(
    async ({ method, address, body, key }) => {
      const session = sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'
      const { token = '', merchantCode = '' } = JSON.parse(session) as Record<string, string>
      const answer = await fetch(address, {
        method,
        headers: {
          Merchant: merchantCode,
          Language: 'EN',
          Device: 'MOBILE',
          Authorization: token,
          'Idempotency-Key': key,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as Answer
    },
    { ...params, key: randomUUID() },
  )
}
