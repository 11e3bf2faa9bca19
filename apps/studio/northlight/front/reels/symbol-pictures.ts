import type { SymbolName } from '../../maths/symbols.ts'
import ace from '../art/ace.svg'
import aurora from '../art/aurora.svg'
import fox from '../art/fox.svg'
import hare from '../art/hare.svg'
import jack from '../art/jack.svg'
import king from '../art/king.svg'
import lantern from '../art/lantern.svg'
import owl from '../art/owl.svg'
import queen from '../art/queen.svg'
import reindeer from '../art/reindeer.svg'
import ten from '../art/ten.svg'

export const symbolSources: Record<SymbolName, string> = {
  ace,
  aurora,
  fox,
  hare,
  jack,
  king,
  lantern,
  owl,
  queen,
  reindeer,
  ten,
}
