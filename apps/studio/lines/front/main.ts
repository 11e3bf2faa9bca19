import { openRulesSheet } from '../../northlight/front/controls/rules-sheet.ts'
import { linesScene } from '../../northlight/front/play/lines-scene.ts'
import { FIRST_STOPS, machine } from '../../northlight/front/reels/machine.ts'
import { SCATTER, symbolNames, WILD } from '../../northlight/maths/symbols.ts'
import { scatterArt } from '../../slots/art/machine-art.ts'
import { addressOf } from '../../slots/front/theme/address-of.ts'
import { buildPage } from '../../slots/front/theme/build-page.ts'
import { neutralSymbolSet } from '../../slots/front/theme/neutral-symbol-set.ts'
import { lineTexts } from './texts/line-texts.ts'
import { startSlot } from '../../slots/front/play/start-slot.ts'

buildPage()
void startSlot({
  machine,
  texts: lineTexts,
  firstStops: FIRST_STOPS,
  loadSymbols: (session, translator) =>
    neutralSymbolSet({ wild: WILD, scatter: SCATTER, allSymbols: symbolNames }, session, translator),
  scene: (ports, { symbols }) =>
    linesScene({
      ports,
      nameOf: symbols.nameOf,
      scatterPicture: addressOf(scatterArt),
      onFreeSpins: (areActive) => {
        document.body.dataset['mode'] = areActive ? 'free' : 'base'
      },
    }),
  openRules: (translator, stakeCents, { symbols, session }) =>
    openRulesSheet(translator, {
      stakeCents,
      symbols,
      demoNote: translator.t('demoInPlaceOf', { title: session.title.name }),
    }),
})
