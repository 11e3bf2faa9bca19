import type { Draft } from './play-of.ts'
import { rational } from '../../kit/rational.ts'
import { board, choiceRow } from './boards.ts'
import { tiersOf } from './play-of.ts'

/** Three dice of six symbols: pays one, two and three times the stake on top of it. Source: domain handbook 4.8. */
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
