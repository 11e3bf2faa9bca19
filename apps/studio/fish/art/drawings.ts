import type { Creature } from '../maths/creatures.ts'
import { carp, marlin, ray, shark, squid, turtle } from './large-fish.ts'
import { boss, eel, mine } from './rare-fish.ts'
import type { Drawing } from './shapes.ts'
import { angel, lantern, minnow, puffer, sunfish } from './small-fish.ts'

export const drawings: Record<Creature, Drawing> = {
  minnow,
  sunfish,
  lantern,
  puffer,
  angel,
  turtle,
  ray,
  squid,
  marlin,
  shark,
  carp,
  mine,
  eel,
  boss,
}
