import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import type { Outcome } from './maths/round.ts'
import { symbolNames } from './maths/symbols.ts'
import type { SymbolName } from './maths/symbols.ts'
import { tellLines } from './tell-lines.ts'
import type { LineLooks } from './tell-lines.ts'

type LetterName = 'ace' | 'king' | 'queen' | 'jack' | 'ten'

const LETTERS: Record<LetterName, string> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' }
const names: Record<ToldIn, Record<Exclude<SymbolName, LetterName>, string>> = {
  EN: { aurora: 'Aurora', lantern: 'Lantern', reindeer: 'Reindeer', fox: 'Fox', owl: 'Owl', hare: 'Hare' },
  TY: { aurora: 'Aurora', lantern: 'Parol', reindeer: 'Reindeer', fox: 'Soro', owl: 'Kuwago', hare: 'Liyebre' },
  AR: { aurora: 'الشفق', lantern: 'فانوس', reindeer: 'رنة', fox: 'ثعلب', owl: 'بومة', hare: 'أرنب بري' },
}
/** As the page draws them. */
const drawings = new Map(
  symbolNames.map((name) => [name, readFileSync(join(import.meta.dirname, `front/art/${name}.svg`), 'utf8').trim()]),
)

const looks: LineLooks = {
  scatters: { EN: 'Lanterns', TY: 'Mga parol', AR: 'الفوانيس' },
  nameOf: (symbol, language) => ({ ...names[language], ...LETTERS })[symbol],
  drawingOf: (symbol) => drawings.get(symbol) ?? '',
}

/** A round of Northlight Reels in words, and its paid spin as a picture. */
export function tellRound(round: ToldRound<Outcome, null>, telling: Telling): Told {
  return tellLines(round, telling, looks)
}
