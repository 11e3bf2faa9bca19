import { randomInt } from 'node:crypto'

import type { DrawBelow } from './draw-below.ts'

/** The system's cryptographic generator; `randomInt` rejects what would favour the small numbers. */
export const drawSecurely: DrawBelow = (limit) => randomInt(limit)
