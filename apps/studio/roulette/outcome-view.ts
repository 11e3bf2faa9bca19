import * as z from 'zod/mini'

import { POCKETS } from './maths/wheel.ts'

/** A spin as the page is told it. */
export const SpinView = z.object({ pocket: z.int().check(z.minimum(0), z.lt(POCKETS)) })
