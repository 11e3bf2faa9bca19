import { northlightTexts } from './texts/northlight-texts.ts'
import { reducedMotion, startSlot } from '../../slots/front/play/start-slot.ts'
import { loadPictures } from '../../slots/front/reels/machine.ts'
import { canvasPart } from '../../kit/front/controls/parts.ts'
import { SCATTER, symbolNames, WILD } from '../maths/symbols.ts'
import { openRulesSheet } from './controls/rules-sheet.ts'
import { linesScene } from './play/lines-scene.ts'
import { FIRST_STOPS, machine } from './reels/machine.ts'
import { symbolSources } from './reels/symbol-pictures.ts'
import { showStars, Sky } from './sky/sky.ts'
import { symbolNameIn } from './texts/symbol-names.ts'

showStars(canvasPart('stars'))
const sky = new Sky(canvasPart('sky'), reducedMotion)

void startSlot({
  machine,
  texts: northlightTexts,
  firstStops: FIRST_STOPS,
  loadSymbols: async (_, translator) => ({
    pictures: await loadPictures((symbol) => symbolSources[symbol], symbolNames),
    nameOf: symbolNameIn(translator),
    sourceOf: (symbol) => symbolSources[symbol],
    trophy: symbolSources[WILD],
  }),
  scene: (ports, { symbols }) =>
    linesScene({
      ports,
      nameOf: symbols.nameOf,
      scatterPicture: symbolSources[SCATTER],
      onFreeSpins: (areActive) => {
        sky.festive = areActive
        document.body.dataset['mode'] = areActive ? 'free' : 'base'
      },
    }),
  openRules: (translator, stakeCents, { symbols }) => openRulesSheet(translator, { stakeCents, symbols }),
})
