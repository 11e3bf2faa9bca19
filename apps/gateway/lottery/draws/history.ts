import { MAX_PAST_DRAWS } from '@ante/contract/lottery/draws/draws.ts'

import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'
import { resultOf } from './generate-results.ts'
import type { DrawPorts } from './generate-results.ts'
import type { GameSlot } from './game-slot.ts'
import { lastDrawn, stillAwaited } from './read-awaited.ts'
import { writeDraws } from './write-draws.ts'

/**
 * Generates past results for house games without results, from the secrets of the past days, so that the demo begins
 * with a history.
 */
export async function writeHistory(ports: DrawPorts): Promise<void> {
  const drawn = await lastDrawn(ports.db, ports.games.all())
  const now = ports.clock.now()
  const young = ports.games.all().filter((game) => game.is_house && !drawn.has(game.id))
  const slots = young.flatMap((game) => slotsBeforeNow(game, now.getTime()))
  // A gateway that starts simultaneously may write some of the results.
  for (let awaited = slots; awaited.length > 0; awaited = await stillAwaited(ports.db, awaited)) {
    await writeDraws(ports.db, await Promise.all(awaited.map((slot) => resultOf(ports, slot))), now)
  }
}

function slotsBeforeNow(game: Game, now: number): GameSlot[] {
  const slots: Slot[] = []
  let slot = game.timetable.before(game.timetable.at(now))
  for (; slots.length < MAX_PAST_DRAWS; slot = game.timetable.before(slot)) slots.push(slot)
  return slots.map((past) => ({ game, slot: past }))
}
