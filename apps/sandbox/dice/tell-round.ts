import { svgText } from '../quick-pick/art/svg-text.ts'
import { filled } from '../originals/filled.ts'
import { priceText } from '../originals/price-text.ts'
import type { Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Outcome } from './game.ts'
import { edgeOf, faceText, priceOf } from './maths/dice.ts'
import { pictureOf } from './picture.ts'
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
