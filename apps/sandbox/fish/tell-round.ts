import type { Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import { catchPicture } from './art/catch-picture.ts'
import { table as arabic } from './front/words/others/ar.ts'
import { english } from './front/words/english.ts'
import { table as filipino } from './front/words/others/fil.ts'
import type { Outcome } from './game.ts'
import { POWERS } from './maths/creatures.ts'
import type { Target } from './maths/creatures.ts'
import type { Volley } from './pond/volley-choice.ts'

interface Words {
  price: string
  weapon: string
  single: string
  double: string
  missed: string
  unspent: string
  nothing: string
  caught: (times: string, amount: string) => string
  number: Intl.NumberFormat
}

const targetNames: Record<ToldIn, Readonly<Record<Target, string>>> = { EN: english, TY: filipino, AR: arabic }

const words: Record<ToldIn, Words> = {
  EN: {
    price: 'Price of a shot',
    weapon: 'Cannon',
    single: 'Single',
    double: 'Double: twice the price, twice the chance',
    missed: 'Missed',
    unspent: 'Shots at what was gone, not charged',
    nothing: 'Nothing caught',
    caught: (times, amount) => `×${times}, ${amount}`,
    number: new Intl.NumberFormat('en'),
  },
  TY: {
    price: 'Halaga ng isang tira',
    weapon: 'Kanyon',
    single: 'Isahan',
    double: 'Doble: dobleng halaga, dobleng tsansa',
    missed: 'Hindi tumama',
    unspent: 'Mga tira sa wala na, hindi siningil',
    nothing: 'Walang nahuli',
    caught: (times, amount) => `×${times}, ${amount}`,
    number: new Intl.NumberFormat('fil'),
  },
  AR: {
    price: 'سعر الطلقة',
    weapon: 'المدفع',
    single: 'مفرد',
    double: 'مزدوج: ضعف السعر وضعف الفرصة',
    missed: 'لم تُصد',
    unspent: 'طلقات على ما اختفى، دون رسوم',
    nothing: 'لم يُصد شيء',
    caught: (times, amount) => `×${times}، ${amount}`,
    number: new Intl.NumberFormat('ar'),
  },
}

/** A volley in words: what was shot at, what of it was caught and for how much; and the catch as a picture. */
export function tellRound({ choice, outcome }: ToldRound<Outcome, Volley>, { language, money }: Telling): Told {
  const say = words[language]
  const price = BigInt(choice.priceCents)
  const shots = choice.shots.map(({ target }, place) => ({ target, times: outcome.times[place] ?? 0 }))
  const weapon = POWERS[choice.weapon] > 1 ? say.double : say.single
  const lines = [
    { label: say.price, value: money(price * BigInt(POWERS[choice.weapon])) },
    { label: say.weapon, value: weapon },
    ...shots.map(({ target, times }) => ({
      label: targetNames[language][target],
      value: times > 0 ? say.caught(say.number.format(times), money(price * BigInt(times))) : say.missed,
    })),
  ]
  if (choice.unspent.length > 0) lines.push({ label: say.unspent, value: say.number.format(choice.unspent.length) })
  const caught = shots.filter(({ times }) => times > 0)
  if (caught.length === 0) lines.push({ label: say.nothing, value: money(0n) })
  return { lines, picture: catchPicture(shots) }
}
