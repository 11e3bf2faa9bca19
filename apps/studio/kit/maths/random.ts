import { randomInt } from 'node:crypto'

import type { DrawBelow } from './draw-below.ts'

/** The system's cryptographic generator; `randomInt` avoids bias by rejection. */
export const drawSecurely: DrawBelow = (limit) => randomInt(limit)
