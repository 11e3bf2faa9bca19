import { at, disc, draw, lettering, slab } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'
import { svgText } from '../quick-pick/art/svg-text.ts'
import { filled } from '../originals/filled.ts'
import { priceText } from '../originals/price-text.ts'
import type { Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Outcome } from './game.ts'
import { edgeOf, FACES, faceText, priceOf, wins } from './maths/dice.ts'
import type { Pick } from './maths/dice.ts'

const words = {
  EN: {
    rolled: 'Rolled',
    bet: 'Your bet',
    under: 'Under {edge}',
    over: '{edge} and over',
    chance: 'Chance',
    price: 'Pays',
    timesStake: '×{price} of the stake',
  },
  TY: {
    rolled: 'Lumabas',
    bet: 'Taya mo',
    under: 'Mas mababa sa {edge}',
    over: '{edge} pataas',
    chance: 'Tsansa',
    price: 'Bayad',
    timesStake: '×{price} ng taya',
  },
  AR: {
    rolled: 'الرقم الظاهر',
    bet: 'رهانك',
    under: 'أقل من {edge}',
    over: '{edge} فأكثر',
    chance: 'الاحتمال',
    price: 'العائد',
    timesStake: '×{price} من الرهان',
  },
} satisfies Record<ToldIn, Record<string, string>>

export function tellRound({ choice, outcome }: ToldRound<Outcome, Pick>, { language }: Telling): Told {
  const say = words[language]
  const edge = faceText(edgeOf(choice))
  const lines = [
    { label: say.bet, value: filled(say[choice.side], { edge }) },
    { label: say.rolled, value: faceText(outcome.rolled) },
    { label: say.chance, value: `${choice.faces / 100} %` },
    { label: say.price, value: filled(say.timesStake, { price: priceText(priceOf(choice)) }) },
  ]
  return { lines, picture: svgText(pictureOf(outcome.rolled, choice)) }
}

const WIDTH = 320

/** The line from 0 to 100 with what wins on it, and where the die fell. */
function pictureOf(rolled: number, choice: Pick): Drawing {
  const edge = (edgeOf(choice) / FACES) * WIDTH
  const isUnder = choice.side === 'under'
  const [wonFrom, wonTo] = isUnder ? [0, edge] : [edge, WIDTH]
  const landed = (rolled / FACES) * WIDTH
  const colour = wins(rolled, choice) ? '#35d68a' : '#ff6b81'
  return draw(
    'svg',
    { viewBox: '0 0 360 160' },
    draw('rect', { width: 360, height: 160, fill: '#0d1030' }),
    at(
      20,
      108,
      draw('rect', { x: 0, y: -7, width: WIDTH, height: 14, rx: 7, fill: '#4b2038' }),
      draw('rect', { x: wonFrom, y: -7, width: wonTo - wonFrom, height: 14, rx: 7, fill: '#1f8f5f' }),
      at(edge, 0, slab(4, 26, '#ffffff', { rx: 2 })),
      at(landed, 0, disc(11, colour, { stroke: '#ffffff', 'stroke-width': 3 })),
    ),
    at(180, 52, lettering(faceText(rolled), 44, colour)),
    at(20, 140, lettering('0', 14, '#b9c2e6')),
    at(340, 140, lettering('100', 14, '#b9c2e6')),
  )
}
