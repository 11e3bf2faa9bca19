import { symbolNames } from '../../maths/symbols.ts'
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

export type SymbolPictures = Map<SymbolName, HTMLImageElement>

export async function loadSymbolPictures(): Promise<SymbolPictures> {
  const loaded = symbolNames.map(async (name): Promise<[SymbolName, HTMLImageElement]> => {
    const picture = new Image()
    picture.src = symbolSources[name]
    await picture.decode()
    return [name, picture]
  })
  return new Map(await Promise.all(loaded))
}
