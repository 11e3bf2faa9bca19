import { bell, cherry, lemon, plum } from '../../../slots/front/art/fruit.ts'
import { barsArt, crownArt, sevenArt } from '../../../slots/front/art/machine-art.ts'
import { dressPage } from '../../../slots/front/dress/dress-page.ts'
import type { Look } from '../../../slots/front/play/start-slot.ts'
import { loadPictures } from '../../../slots/front/reels/machine.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import type { SessionView } from '../../../studio/play-contract.ts'
import { symbolNames } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { Words } from '../words/words.ts'

const sources: Record<SymbolName, string> = {
  seven: sevenArt,
  'three-bars': barsArt(3),
  'two-bars': barsArt(2),
  'one-bar': barsArt(1),
  bell,
  cherry,
  lemon,
  plum,
}

/** The symbols of every classic machine, under the title's name and before its cover. */
export async function classicLook(session: SessionView, { words }: Speech<Words>): Promise<Look<SymbolName>> {
  await dressPage(session)
  return {
    pictures: await loadPictures(sources, symbolNames),
    nameOf: (symbol) => words.symbol[symbol],
    sourceOf: (symbol) => sources[symbol],
    trophy: crownArt,
  }
}
