import { crownArt } from '../../../slots/art/machine-art.ts'
import { addressOf } from '../../../slots/front/theme/address-of.ts'
import { themePage } from '../../../slots/front/theme/theme-page.ts'
import type { SymbolSet } from '../../../slots/front/play/start-slot.ts'
import { loadPictures } from '../../../slots/front/reels/machine.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import { symbolNames } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { symbolDrawings } from '../../symbol-drawings.ts'
import type { ClassicTranslator } from '../texts/classic-texts.ts'

const sourceOf = (symbol: SymbolName): string => addressOf(symbolDrawings[symbol])

/** The symbols of every classic machine, with the title's name and cover applied. */
export async function classicSymbols(session: SessionView, { t }: ClassicTranslator): Promise<SymbolSet<SymbolName>> {
  await themePage(session)
  return {
    pictures: await loadPictures(sourceOf, symbolNames),
    nameOf: (symbol) => t(symbol),
    sourceOf,
    trophy: addressOf(crownArt),
  }
}
