import * as z from 'zod/mini'

import { CARD_KINDS } from './maths/cards.ts'

const Cards = z.array(z.int().check(z.minimum(0), z.lt(CARD_KINDS)))

/** A round as sent to the page. */
export const CoupView = z.object({ player: Cards, banker: Cards, winner: z.enum(['player', 'banker', 'tie']) })
