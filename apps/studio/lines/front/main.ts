import { openRulesSheet } from '../../northlight/front/controls/rules-sheet.ts'
import { linesScene } from '../../northlight/front/play/lines-scene.ts'
import { FIRST_STOPS, machine } from '../../northlight/front/reels/machine.ts'
import { SCATTER, symbolNames, WILD } from '../../northlight/maths/symbols.ts'
import { scatterArt } from '../../slots/art/machine-art.ts'
import { addressOf } from '../../slots/front/theme/address-of.ts'
import { buildPage } from '../../slots/front/theme/build-page.ts'
import { neutralLook } from '../../slots/front/theme/neutral-look.ts'
import { lineWords } from './words/line-words.ts'
import { startSlot } from '../../slots/front/play/start-slot.ts'

buildPage()
void startSlot({
  machine,
  words: lineWords,
  firstStops: FIRST_STOPS,
  dress: (session, translator) => neutralLook({ wild: WILD, scatter: SCATTER, all: symbolNames }, session, translator),
  scene: (theatre, { look }) =>
    linesScene({
      theatre,
      nameOf: look.nameOf,
      scatterPicture: addressOf(scatterArt),
      feast: (begins) => {
        document.body.dataset['mode'] = begins ? 'free' : 'base'
      },
    }),
  openRules: (translator, stakeCents, { look, session }) =>
    openRulesSheet(translator, { stakeCents, look, standsIn: translator.t('standsIn', { title: session.title.name }) }),
})
