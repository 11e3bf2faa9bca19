import type { ToldIn } from '../studio/game.ts'
import type { TableRules } from '../tables/table-rules.ts'
import { cardsPicture } from './art/cards-picture.ts'
import { handPoints } from './maths/cards.ts'
import type { Card } from './maths/cards.ts'
import { dealCoup } from './maths/coup.ts'
import type { Coup, Winner } from './maths/coup.ts'
import { bankerRuleOf, spotLimits } from './maths/limits.ts'
import { COUPS_OF_SHOE, dealFrom, shoeWithout } from './maths/shoe.ts'
import { GRAIN_CENTS, spotWonCents } from './maths/spots.ts'
import type { BankerRule, Spot } from './maths/spots.ts'

interface Words {
  player: string
  banker: string
  result: string
  rule: string
  winner: Record<Winner, string>
  rules: Record<BankerRule, string>
  spots: Record<Spot, string>
  hand: (cards: string, points: number) => string
}

const words: Record<ToldIn, Words> = {
  EN: {
    player: 'Player',
    banker: 'Banker',
    result: 'Result',
    rule: 'Banker’s win',
    winner: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
    rules: { commission: 'less 5% commission', 'half-on-six': 'without commission; half with six points' },
    spots: {
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      'player-pair': 'Player pair',
      'banker-pair': 'Banker pair',
    },
    hand: (cards, points) => `${cards} = ${points}`,
  },
  TY: {
    player: 'Player',
    banker: 'Banker',
    result: 'Resulta',
    rule: 'Panalo ng banker',
    winner: { player: 'Panalo ang player', banker: 'Panalo ang banker', tie: 'Tabla' },
    rules: { commission: 'bawas ang 5% komisyon', 'half-on-six': 'walang komisyon; kalahati kapag anim ang puntos' },
    spots: {
      player: 'Player',
      banker: 'Banker',
      tie: 'Tabla',
      'player-pair': 'Player pair',
      'banker-pair': 'Banker pair',
    },
    hand: (cards, points) => `${cards} = ${points}`,
  },
  AR: {
    player: 'اللاعب',
    banker: 'المصرفي',
    result: 'النتيجة',
    rule: 'فوز المصرفي',
    winner: { player: 'فاز اللاعب', banker: 'فاز المصرفي', tie: 'تعادل' },
    rules: { commission: 'ناقص عمولة 5%', 'half-on-six': 'بلا عمولة؛ النصف عند ست نقاط' },
    spots: {
      player: 'اللاعب',
      banker: 'المصرفي',
      tie: 'تعادل',
      'player-pair': 'زوج اللاعب',
      'banker-pair': 'زوج المصرفي',
    },
    hand: (cards, points) => `${cards} = ${points}`,
  },
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']
const cardText = (card: Card): string => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`

const isSpot = (name: string): name is Spot => spotLimits.has(name)
const spotOf = (name: string): Spot => {
  if (!isSpot(name)) throw new Error(`There is no ${name} on a baccarat table.`)
  return name
}

/** Punto banco with eight decks. */
export const baccarat: TableRules<Coup, Coup> = {
  engine: 'baccarat',
  grainCents: GRAIN_CENTS,
  paceOf: ({ name }) => ({ betting: /speed/i.test(name) ? 9_000 : 15_000, reveal: 8_000, pause: 3_000 }),
  spotsOf: () => spotLimits,
  dealsOfSet: COUPS_OF_SHOE,
  draw: (drawBelow, earlier) => {
    const dealt = earlier.flatMap(({ player, banker }) => [...player, ...banker])
    return dealCoup(dealFrom(shoeWithout(dealt), drawBelow))
  },
  outcomeOf: (coup) => coup,
  spotWonCents: (spot, stakeCents, coup, title) => spotWonCents(spotOf(spot), coup, stakeCents, bankerRuleOf(title)),
  spotName: (spot, { language }) => words[language].spots[spotOf(spot)],
  tell: ({ title, outcome }, { language }) => {
    const say = words[language]
    const hand = (cards: readonly Card[]) => say.hand(cards.map(cardText).join(' '), handPoints(cards))
    return {
      lines: [
        { label: say.player, value: hand(outcome.player) },
        { label: say.banker, value: hand(outcome.banker) },
        { label: say.result, value: say.winner[outcome.winner] },
        { label: say.rule, value: say.rules[bankerRuleOf(title)] },
      ],
      picture: cardsPicture(outcome),
    }
  },
}
