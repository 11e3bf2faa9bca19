import type { Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import { svgText } from './art/svg-text.ts'
import type { Outcome } from './game.ts'
import { choiceOf } from './dresses/dress.ts'
import { dressOf } from './dresses/dress-of.ts'
import { dresses } from './dresses/dresses.ts'
import { priceText } from './maths.ts'

interface Words {
  game: string
  standsIn: (title: string) => string
  picked: string
  result: string
  price: string
  timesStake: (price: string) => string
  drawn: string
  numberOf: (drawn: number, last: number) => string
}

const words: Record<ToldIn, Words> = {
  EN: {
    game: 'Game',
    standsIn: (title) => `Quick Pick – a simple round that stands in for ${title}`,
    picked: 'Your pick',
    result: 'Result',
    price: 'Price of your pick',
    timesStake: (price) => `×${price} of the stake`,
    drawn: 'Number drawn',
    numberOf: (drawn, last) => `${drawn} (from 0 to ${last})`,
  },
  TY: {
    game: 'Laro',
    standsIn: (title) => `Quick Pick – simpleng round na panghalili sa ${title}`,
    picked: 'Pinili mo',
    result: 'Resulta',
    price: 'Bayad ng pinili mo',
    timesStake: (price) => `×${price} ng taya`,
    drawn: 'Nabunot na numero',
    numberOf: (drawn, last) => `${drawn} (mula 0 hanggang ${last})`,
  },
  AR: {
    game: 'اللعبة',
    standsIn: (title) => `Quick Pick – جولة بسيطة تنوب عن ${title}`,
    picked: 'اختيارك',
    result: 'النتيجة',
    price: 'سعر اختيارك',
    timesStake: (price) => `×${price} من الرهان`,
    drawn: 'الرقم المسحوب',
    numberOf: (drawn, last) => `${drawn} (من 0 إلى ${last})`,
  },
}

/** A round in words and as the picture that the player saw at its end. */
export function tellRound({ title, choice, outcome }: ToldRound<Outcome, string>, { language }: Telling): Told {
  const { drawn } = outcome
  const dress = dresses[dressOf(title)]
  const picked = choiceOf(dress, choice)
  const say = words[language]
  const lines = [
    { label: say.game, value: say.standsIn(title.name) },
    { label: say.picked, value: picked?.name[language] ?? choice },
    { label: say.result, value: dress.result(drawn)[language] },
    { label: say.price, value: say.timesStake(priceText(picked?.price ?? 0)) },
    { label: say.drawn, value: say.numberOf(drawn, dress.below - 1) },
  ]
  return { lines, picture: svgText(dress.picture(drawn)) }
}
