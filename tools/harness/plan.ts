import type { DatabaseKind } from './servers/site.ts'

/** What a run does. The same seed makes the same choices, as far as the machine lets it. */
export interface Plan {
  seed: string
  database: DatabaseKind
  clients: number
  kills: number
  /** How long is played on the whole, the kills spread over it. */
  seconds: number
  firstStartKills: number
}
