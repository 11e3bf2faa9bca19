import { join, resolve } from 'node:path'

import { parseEnvironment, readServerConfig } from '@ante/plain-server/config.ts'
import type { ServerConfig } from '@ante/plain-server/config.ts'
import * as z from 'zod'

const Environment = z.object({
  /** What seeds are sealed with while they wait in the database. To change it while bets are down is to lose what they wait for. */
  SEEDS_SECRET: z.string().min(16).default('seeds-demo-secret-not-for-production'),
  /** Divides what goes by the clock of a game: tables, flights, hands of cards. As `VENDORS_TIME_SCALE` unless it is given. */
  GAMES_TIME_SCALE: z.coerce.number().min(1).max(100).optional(),
  /** Whether what nobody needs any more is forgotten after a time. */
  SANDBOX_TIDY: z.enum(['on', 'off']).default('on'),
  /** Where the front ends were built to. */
  SANDBOX_DIST: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../build/studio')),
})

export interface StudioConfig extends ServerConfig {
  seedsSecret: string
  gamesTimeScale: number
  tidies: boolean
  dist: string
}

/** Reads the environment once. Throws `ConfigError` with a sentence that names what is wrong. */
export function readStudioConfig(environment: Record<string, string | undefined>): StudioConfig {
  const server = readServerConfig(environment)
  const data = parseEnvironment(Environment, environment)
  return {
    ...server,
    seedsSecret: data.SEEDS_SECRET,
    gamesTimeScale: data.GAMES_TIME_SCALE ?? server.vendorsTimeScale,
    tidies: data.SANDBOX_TIDY === 'on',
    dist: resolve(data.SANDBOX_DIST),
  }
}
