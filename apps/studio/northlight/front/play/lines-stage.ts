import type { ScenePorts } from '../../../slots/front/play/scene-ports.ts'
import type { LineOwnTextId } from '../../../lines/front/texts/line-texts.ts'
import type { SymbolName } from '../../maths/symbols.ts'

/** A machine of twenty lines in one of its looks. */
export interface LinesStage {
  ports: ScenePorts<SymbolName, LineOwnTextId>
  nameOf: (symbol: SymbolName) => string
  scatterPicture: string
  /** Called when free spins begin or end. */
  onFreeSpins(areActive: boolean): void
}
