import * as z from 'zod/mini'

import { POCKETS } from './maths/wheel.ts'

/** A spin as sent to the page. */
export const SpinView = z.object({ pocket: z.int().check(z.minimum(0), z.lt(POCKETS)) })
