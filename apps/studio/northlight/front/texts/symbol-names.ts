import type { Translator } from '../../../kit/front/texts/text-table.ts'
import type { SymbolName } from '../../maths/symbols.ts'

/** Letters are the same in every language. */
const LETTERS = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' } as const
type Letter = keyof typeof LETTERS

const isLetter = (symbol: SymbolName): symbol is Letter => symbol in LETTERS

export const symbolNameIn =
  ({ t }: Pick<Translator<Exclude<SymbolName, Letter>>, 't'>) =>
  (symbol: SymbolName): string =>
    isLetter(symbol) ? LETTERS[symbol] : t(symbol)
