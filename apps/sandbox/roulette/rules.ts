import type { ToldIn } from '../studio/game.ts'
import type { TableRules } from '../tables/table-rules.ts'
import { pocketPicture } from './art/pocket-picture.ts'
import { spotLimits } from './maths/limits.ts'
import { spotWonCents } from './maths/spots.ts'
import { colourOf, POCKETS } from './maths/wheel.ts'
import type { Colour } from './maths/wheel.ts'

export interface Spin {
  pocket: number
}

interface Words {
  result: string
  colour: Record<Colour, string>
  named: Readonly<Record<string, string>>
}

const words: Record<ToldIn, Words> = {
  EN: {
    result: 'The ball fell on',
    colour: { red: 'red', black: 'black', green: 'green' },
    named: {
      red: 'Red',
      black: 'Black',
      odd: 'Odd',
      even: 'Even',
      low: '1 to 18',
      high: '19 to 36',
      'dozen-1': '1st dozen',
      'dozen-2': '2nd dozen',
      'dozen-3': '3rd dozen',
      'column-1': '1st column',
      'column-2': '2nd column',
      'column-3': '3rd column',
    },
  },
  TY: {
    result: 'Tumigil ang bola sa',
    colour: { red: 'pula', black: 'itim', green: 'berde' },
    named: {
      red: 'Pula',
      black: 'Itim',
      odd: 'Gansal',
      even: 'Pares',
      low: '1 hanggang 18',
      high: '19 hanggang 36',
      'dozen-1': 'Unang dosena',
      'dozen-2': 'Ika-2 dosena',
      'dozen-3': 'Ika-3 dosena',
      'column-1': 'Unang hanay',
      'column-2': 'Ika-2 hanay',
      'column-3': 'Ika-3 hanay',
    },
  },
  AR: {
    result: 'سقطت الكرة على',
    colour: { red: 'أحمر', black: 'أسود', green: 'أخضر' },
    named: {
      red: 'أحمر',
      black: 'أسود',
      odd: 'فردي',
      even: 'زوجي',
      low: 'من 1 إلى 18',
      high: 'من 19 إلى 36',
      'dozen-1': 'الدزينة الأولى',
      'dozen-2': 'الدزينة الثانية',
      'dozen-3': 'الدزينة الثالثة',
      'column-1': 'العمود الأول',
      'column-2': 'العمود الثاني',
      'column-3': 'العمود الثالث',
    },
  },
}

/** Every price is a whole number of chips. */
const GRAIN_CENTS = 1n

/** The wheel with one zero. */
export const roulette: TableRules<Spin, Spin> = {
  engine: 'roulette',
  grainCents: GRAIN_CENTS,
  paceOf: ({ name }) => ({ betting: /speed/i.test(name) ? 14_000 : 20_000, reveal: 9_000, pause: 4_000 }),
  spotsOf: () => spotLimits,
  dealsOfSet: 1,
  draw: (drawBelow) => ({ pocket: drawBelow(POCKETS) }),
  outcomeOf: (spin) => spin,
  spotWonCents: (spot, stakeCents, { pocket }) => spotWonCents(spot, pocket, stakeCents),
  spotName: (spot, { language }) => words[language].named[spot] ?? spot,
  tell: ({ outcome: { pocket } }, { language }) => {
    const { result, colour } = words[language]
    return {
      lines: [{ label: result, value: `${pocket} – ${colour[colourOf(pocket)]}` }],
      picture: pocketPicture(pocket),
    }
  },
}
