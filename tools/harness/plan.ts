import type { DatabaseKind } from './servers/site.ts'

/** Plan of a run. The same seed makes the same choices, as far as the machine allows. */
export interface Plan {
  seed: string
  database: DatabaseKind
  clients: number
  kills: number
  /** Total duration of play, with the kills spread over it. */
  seconds: number
  firstStartKills: number
}
