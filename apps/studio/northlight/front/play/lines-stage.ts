import type { ScenePorts } from '../../../slots/front/play/scene-ports.ts'
import type { LineOwnTextId } from '../../../lines/front/texts/line-texts.ts'
import type { SymbolName } from '../../maths/symbols.ts'

/** Components that display a machine of twenty lines, with the symbols of its title. */
export interface LinesStage {
  ports: ScenePorts<SymbolName, LineOwnTextId>
  nameOf: (symbol: SymbolName) => string
  scatterPicture: string
  /** Called when free spins begin or end. */
  onFreeSpins(areActive: boolean): void
}
