import type { Draft } from './play-of.ts'
import { rational } from '../../kit/rational.ts'
import { board, choiceRow } from './boards.ts'
import { tiersOf } from './play-of.ts'

/** Returns the play of three dice of six symbols: 1, 2 or 3 hits pay 2, 3 or 4 stakes. Source: domain handbook 4.8. */
export function symbolDraft(code: string, symbols: readonly string[]): Draft {
  return {
    id: 1,
    code,
    group: 'dice',
    subgroup: 'dice',
    board: board([choiceRow(symbols)]),
    rule: { kind: 'symbols' },
    tiers: tiersOf({ 1: rational(2), 2: rational(3), 3: rational(4) }),
  }
}
