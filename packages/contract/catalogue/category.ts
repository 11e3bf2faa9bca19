import * as z from 'zod/mini'

/** Game categories; HOT is a selection over all of them. Source: product specification 1. */
export const GameCategory = z.enum([
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
])
export type GameCategory = z.output<typeof GameCategory>
