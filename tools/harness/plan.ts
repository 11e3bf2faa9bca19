import type { DatabaseKind } from './servers/site.ts'

/** Plan of a run. The same seed leads to the same choices, except for timing. */
export interface Plan {
  seed: string
  database: DatabaseKind
  clients: number
  kills: number
  /** Total duration of play, with the kills spread over it. */
  seconds: number
  firstStartKills: number
}
