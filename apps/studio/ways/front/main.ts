import { buildPage } from '../../slots/front/theme/build-page.ts'
import { neutralSymbolSet } from '../../slots/front/theme/neutral-symbol-set.ts'
import { wayTexts } from './texts/way-texts.ts'
import { startSlot } from '../../slots/front/play/start-slot.ts'
import { ROWS, strips } from '../maths/strips.ts'
import { SCATTER, symbolNames, WILD } from '../maths/symbols.ts'
import { openRulesSheet } from './controls/rules-sheet.ts'
import { waysScene } from './play/ways-scene.ts'

/** Initial stops: the best symbol in the middle, without a win. */
const FIRST_STOPS = [0, 44, 12, 20, 0]

buildPage()
void startSlot({
  machine: { strips, rows: ROWS, anticipated: (stops) => stops.map(() => false) },
  texts: wayTexts,
  firstStops: FIRST_STOPS,
  loadSymbols: (session, translator) =>
    neutralSymbolSet({ wild: WILD, scatter: SCATTER, allSymbols: symbolNames }, session, translator),
  scene: (ports, { symbols }) => waysScene({ ports, nameOf: symbols.nameOf }),
  openRules: (translator, stakeCents, { symbols, session }) =>
    openRulesSheet(translator, { stakeCents, symbols, title: session.title.name }),
})
