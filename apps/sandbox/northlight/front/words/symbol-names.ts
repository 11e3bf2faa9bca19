import type { SymbolName } from '../../maths/symbols.ts'
import type { Words } from './words.ts'

/** Letters are letters in every language. */
const letters = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' }

export function symbolNamesIn(words: Words): Record<SymbolName, string> {
  return { ...words.symbol, ...letters }
}
