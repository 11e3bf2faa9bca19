import type { Creature } from '../maths/creatures.ts'

export interface Swimmer {
  /** Time to cross from edge to edge. */
  crossesMs: number
  /** Length relative to the room's shorter side. */
  length: number
  /** Amplitude relative to the room, and number of weaves on its path. */
  weave: number
  weaves: number
  /** Average number of seconds between schools. */
  everySeconds: number
  school: readonly [min: number, max: number]
}

export const swimmers: Record<Creature, Swimmer> = {
  minnow: { crossesMs: 12_000, length: 0.11, weave: 0.03, weaves: 4, everySeconds: 4, school: [3, 5] },
  sunfish: { crossesMs: 13_000, length: 0.13, weave: 0.03, weaves: 3, everySeconds: 5, school: [2, 4] },
  lantern: { crossesMs: 14_000, length: 0.14, weave: 0.04, weaves: 3, everySeconds: 7, school: [1, 3] },
  puffer: { crossesMs: 16_000, length: 0.16, weave: 0.02, weaves: 2, everySeconds: 9, school: [1, 2] },
  angel: { crossesMs: 14_000, length: 0.17, weave: 0.04, weaves: 2, everySeconds: 9, school: [1, 2] },
  turtle: { crossesMs: 20_000, length: 0.21, weave: 0.03, weaves: 2, everySeconds: 12, school: [1, 1] },
  ray: { crossesMs: 17_000, length: 0.26, weave: 0.05, weaves: 2, everySeconds: 13, school: [1, 1] },
  squid: { crossesMs: 16_000, length: 0.26, weave: 0.06, weaves: 3, everySeconds: 16, school: [1, 1] },
  marlin: { crossesMs: 11_000, length: 0.34, weave: 0.02, weaves: 1, everySeconds: 19, school: [1, 1] },
  shark: { crossesMs: 19_000, length: 0.44, weave: 0.03, weaves: 2, everySeconds: 26, school: [1, 1] },
  carp: { crossesMs: 15_000, length: 0.3, weave: 0.05, weaves: 2, everySeconds: 33, school: [1, 1] },
  mine: { crossesMs: 18_000, length: 0.19, weave: 0.02, weaves: 3, everySeconds: 30, school: [1, 1] },
  eel: { crossesMs: 15_000, length: 0.34, weave: 0.07, weaves: 4, everySeconds: 34, school: [1, 1] },
  boss: { crossesMs: 60_000, length: 0.72, weave: 0.06, weaves: 3, everySeconds: Infinity, school: [1, 1] },
}

/** Interval between appearances of the boss, by the room's clock. */
export const BOSS_EVERY_SECONDS = 150
export const BOSS_FIRST_SECOND = 80
