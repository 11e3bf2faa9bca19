import { dayOf } from '@ante/contract/kit/days.ts'

import { wakeJob } from '../../kit/job-queue/add-job.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Game, LotteryGames } from '../games/games.ts'
import type { DaySecrets } from './day-secrets.ts'
import { houseResult } from './house-result.ts'
import type { GameSlot } from './game-slot.ts'
import { DRAW_TOPIC, SETTLE_JOB } from './topics.ts'
import { writeDraws } from './write-draws.ts'
import type { NewDraw } from './write-draws.ts'

export interface DrawPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log'> {
  games: LotteryGames
  secrets: DaySecrets
}

/** Generates and publishes the results of house draws. Returns the draws whose results this gateway wrote. */
export async function generateResults(ports: DrawPorts, slots: GameSlot[]): Promise<NewDraw[]> {
  if (slots.length === 0) return []
  const { db, clock, bus } = ports
  const draws = await Promise.all(slots.map((slot) => resultOf(ports, slot)))
  const written = await writeDraws(db, draws, clock.now())
  for (const { game, slot, result } of written) {
    bus.publish(DRAW_TOPIC, drawMessage({ game, drawNumber: slot.drawNumber, result }))
  }
  if (written.length > 0) wakeJob(bus, SETTLE_JOB)
  return written
}

export async function resultOf({ secrets }: Pick<DrawPorts, 'secrets'>, { game, slot }: GameSlot): Promise<NewDraw> {
  const secret = await secrets.of(game.merchant_code, slot.day)
  const result = houseResult({ family: game.family, gameCode: game.code, drawNumber: slot.drawNumber, secret })
  return { game, slot, result }
}

/** Returns the bus message that publishes a result to open pages. */
export function drawMessage({ game, drawNumber, result }: PublishedDraw): string {
  const { merchant_code: merchantCode, id, code: gameCode } = game
  return JSON.stringify({ merchantCode, draw: { gameId: Number(id), gameCode, drawNumber, result } })
}

interface PublishedDraw {
  game: Pick<Game, 'id' | 'code' | 'merchant_code'>
  drawNumber: string
  result: unknown
}

/** Publishes the hashes of today's and the next days' secrets for all merchants with house games. */
export async function publishCommitments({ secrets, clock }: DrawPorts, games: Game[]): Promise<void> {
  const zones = new Map(games.flatMap((game) => (game.is_house ? [[game.merchant_code, game.zone]] : [])))
  for (const [merchantCode, zone] of zones)
    await secrets.publishCommitments(merchantCode, dayOf(zone, clock.now().getTime()))
}
