import { svgText } from '../quick-pick/art/svg-text.ts'
import { filled } from '../originals/filled.ts'
import type { Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Outcome } from './game.ts'
import { priceOf, priceText, slotOf } from './maths/plinko.ts'
import { pictureOf } from './picture.ts'
import type { Board } from './maths/plinko.ts'

const words = {
  EN: {
    board: 'Board',
    low: '{rows} rows, low risk',
    medium: '{rows} rows, medium risk',
    high: '{rows} rows, high risk',
    way: 'Way of the ball',
    slot: 'Slot',
    slotOf: '{slot} of {slots}, from the left',
    price: 'Pays',
    timesStake: '×{price} of the stake',
  },
  TY: {
    board: 'Board',
    low: '{rows} hanay, mababang panganib',
    medium: '{rows} hanay, katamtamang panganib',
    high: '{rows} hanay, mataas na panganib',
    way: 'Daan ng bola',
    slot: 'Butas',
    slotOf: '{slot} sa {slots}, mula sa kaliwa',
    price: 'Bayad',
    timesStake: '×{price} ng taya',
  },
  AR: {
    board: 'اللوحة',
    low: '{rows} صفًّا، مخاطرة منخفضة',
    medium: '{rows} صفًّا، مخاطرة متوسطة',
    high: '{rows} صفًّا، مخاطرة عالية',
    way: 'مسار الكرة',
    slot: 'الخانة',
    slotOf: '{slot} من {slots} ابتداءً من اليسار',
    price: 'العائد',
    timesStake: '×{price} من الرهان',
  },
} satisfies Record<ToldIn, Record<string, string>>

export function tellRound({ choice, outcome }: ToldRound<Outcome, Board>, { language }: Telling): Told {
  const say = words[language]
  const { path } = outcome
  const lines = [
    { label: say.board, value: filled(say[choice.risk], { rows: String(choice.rows) }) },
    { label: say.way, value: path.map((step) => (step === 0 ? '↙' : '↘')).join(' ') },
    {
      label: say.slot,
      value: filled(say.slotOf, { slot: String(slotOf(path) + 1), slots: String(choice.rows + 1) }),
    },
    { label: say.price, value: filled(say.timesStake, { price: priceText(priceOf(path, choice)) }) },
  ]
  return { lines, picture: svgText(pictureOf(path, choice)) }
}
