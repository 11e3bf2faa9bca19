import { buildPage } from '../../slots/front/theme/build-page.ts'
import { classicTexts } from './texts/classic-texts.ts'
import { reducedMotion, startSlot } from '../../slots/front/play/start-slot.ts'
import { lines } from '../maths/paytable.ts'
import { columnsAt, ROWS, strips } from '../maths/strips.ts'
import { openRulesSheet } from './controls/rules-sheet.ts'
import { classicScene } from './play/classic-scene.ts'
import { JackpotMeter } from './play/jackpot-meter.ts'
import { classicSymbols } from './play/symbols.ts'

/** Initial stops: sevens, bars and fruit, without a win. */
const FIRST_STOPS = [4, 29, 26]

/** The last reel is slowed down when two sevens are already on a line. */
function anticipated(stops: readonly number[]): boolean[] {
  const columns = columnsAt(stops)
  const mayWinJackpot = lines.some((rows) => [0, 1].every((reel) => columns[reel]?.[rows[reel] ?? 0] === 'seven'))
  return [false, false, mayWinJackpot]
}

buildPage()
void startSlot({
  machine: { strips, rows: ROWS, anticipated },
  texts: classicTexts,
  firstStops: FIRST_STOPS,
  loadSymbols: classicSymbols,
  scene: (ports, { session, calls, symbols }) => {
    const meter = new JackpotMeter(ports.translator, reducedMotion)
    meter.show(session.jackpot)
    if (session.jackpot !== null) meter.watch(calls)
    return classicScene({ ports, nameOf: symbols.nameOf, onPlayed: () => meter.isShown && void meter.refresh(calls) })
  },
  openRules: (translator, stakeCents, { symbols, session }) =>
    openRulesSheet(translator, {
      stakeCents,
      symbols,
      title: session.title.name,
      hasJackpot: session.jackpot !== null,
    }),
})
