import type { Ports } from '../../kit/ports.ts'
import type { Config } from '../../kit/config.ts'
import type { LotteryGames } from '../games/games.ts'
import type { DaySecrets } from './day-secrets.ts'
import { DrawClock } from './draw-clock.ts'
import { writeHistory } from './history.ts'

interface OpenPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log'> {
  config: Pick<Config, 'demoData' | 'lotteryDraws'>
  games: LotteryGames
  secrets: DaySecrets
}

/** Starts the draw clock of this gateway, if it is configured to draw. Returns a function that stops it. */
export async function startDrawing({ config, ...ports }: OpenPorts): Promise<() => Promise<void>> {
  if (!config.lotteryDraws) return async () => undefined
  if (config.demoData) await writeHistory(ports)
  const clock = new DrawClock(ports)
  await clock.start()
  return () => clock.close()
}
