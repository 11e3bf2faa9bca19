import { buildPage } from '../../slots/front/dress/build-page.ts'
import { neutralLook } from '../../slots/front/dress/neutral-look.ts'
import { startSlot } from '../../slots/front/play/start-slot.ts'
import { ROWS, strips } from '../maths/strips.ts'
import { SCATTER, symbolNames, WILD } from '../maths/symbols.ts'
import { openRulesSheet } from './controls/rules-sheet.ts'
import { waysScene } from './play/ways-scene.ts'
import { languages } from './words/languages.ts'

/** The best symbol in the middle, and nothing that wins. */
const FIRST_STOPS = [0, 44, 12, 20, 0]

buildPage()
void startSlot({
  machine: { strips, rows: ROWS, anticipated: (stops) => stops.map(() => false) },
  languages,
  firstStops: FIRST_STOPS,
  dress: (session, speech) => neutralLook({ wild: WILD, scatter: SCATTER, all: symbolNames }, session, speech),
  scene: (theatre, { look }) => waysScene({ theatre, nameOf: look.nameOf }),
  openRules: (speech, stakeCents, { look, session }) =>
    openRulesSheet(speech, { stakeCents, look, title: session.title.name }),
})
