import type { Machine } from '../../../slots/front/reels/machine.ts'
import { ROWS } from '../../maths/lines.ts'
import { strips } from '../../maths/strips.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { anticipatedReels } from './anticipation.ts'

/** Five reels of three rows. */
export const machine: Machine<SymbolName> = { strips, rows: ROWS, anticipated: anticipatedReels }

/** All kinds of symbols, and nothing that wins. */
export const FIRST_STOPS = [16, 11, 0, 5, 26]
