import type { Machine } from '../../../slots/front/reels/machine.ts'
import { ROWS } from '../../maths/lines.ts'
import { strips } from '../../maths/strips.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { anticipatedReels } from './anticipation.ts'

/** Five reels of three rows. */
export const machine: Machine<SymbolName> = { strips, rows: ROWS, anticipated: anticipatedReels }

/** Initial stops: all kinds of symbols, without a win. */
export const FIRST_STOPS = [16, 11, 0, 5, 26]
