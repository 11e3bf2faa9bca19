import type { Theatre } from '../../../slots/front/play/theatre.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { LineWords } from '../words/words.ts'

/** A machine of twenty lines under one of its looks. */
export interface LinesStage {
  theatre: Theatre<SymbolName, LineWords>
  nameOf: (symbol: SymbolName) => string
  scatterPicture: string
  /** Free spins begin, or are over. */
  feast(begins: boolean): void
}
