import { join, resolve } from 'node:path'

import { parseEnvironment, readServerConfig } from '@ante/plain-server/config.ts'
import type { ServerConfig } from '@ante/plain-server/config.ts'
import * as z from 'zod'

const Environment = z.object({
  /** Encrypts pending seeds in the database. Changing it while bets are open makes their seeds unreadable. */
  SEEDS_SECRET: z.string().min(16).default('seeds-demo-secret-not-for-production'),
  /** Divisor of the waiting times of games: tables, flights, card rounds. Defaults to `VENDORS_TIME_SCALE`. */
  GAMES_TIME_SCALE: z.coerce.number().min(1).max(100).optional(),
  /** Whether data that is no longer needed is deleted. */
  SANDBOX_TIDY: z.enum(['on', 'off']).default('on'),
  /** Build folder of the front ends. */
  SANDBOX_DIST: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../build/studio')),
})

export interface StudioConfig extends ServerConfig {
  seedsSecret: string
  gamesTimeScale: number
  deletesOldRows: boolean
  dist: string
}

/** Reads the environment once. Throws `ConfigError` with a message that names the problem. */
export function readStudioConfig(environment: Record<string, string | undefined>): StudioConfig {
  const server = readServerConfig(environment)
  const data = parseEnvironment(Environment, environment)
  return {
    ...server,
    seedsSecret: data.SEEDS_SECRET,
    gamesTimeScale: data.GAMES_TIME_SCALE ?? server.vendorsTimeScale,
    deletesOldRows: data.SANDBOX_TIDY === 'on',
    dist: resolve(data.SANDBOX_DIST),
  }
}
