import { texts } from './front/texts/texts.ts'
import type { BaccaratTextId } from './front/texts/texts.ts'
import type { GameTranslator } from '../kit/game.ts'
import type { TableTextId } from '../tables/front/texts/table-texts.ts'
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

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']
const cardText = (card: Card): string => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`

const isSpot = (name: string): name is Spot => spotLimits.has(name)
const spotOf = (name: string): Spot => {
  if (!isSpot(name)) throw new Error(`There is no ${name} on a baccarat table.`)
  return name
}

type BaccaratTexts = GameTranslator<BaccaratTextId | TableTextId>

const spotTexts: Record<Spot, BaccaratTextId> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'player-pair': 'playerPair',
  'banker-pair': 'bankerPair',
}
const winnerTexts: Record<Winner, BaccaratTextId> = { player: 'playerWins', banker: 'bankerWins', tie: 'tieResult' }
const ruleTexts: Record<BankerRule, BaccaratTextId> = { commission: 'rulesCommission', 'half-on-six': 'rulesHalfOnSix' }

/** Punto banco with eight decks. */
export const baccarat: TableRules<Coup, Coup> = {
  engine: 'baccarat',
  texts,
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
  spotName: (spot, { t }: BaccaratTexts) => t(spotTexts[spotOf(spot)]),
  describe: ({ title, outcome }, { t }: BaccaratTexts) => {
    const hand = (cards: readonly Card[]) => `${cards.map(cardText).join(' ')} = ${handPoints(cards)}`
    const points = { player: handPoints(outcome.player), banker: handPoints(outcome.banker) }
    return {
      lines: [
        { label: t('player'), value: hand(outcome.player) },
        { label: t('banker'), value: hand(outcome.banker) },
        { label: t('detailResult'), value: t(winnerTexts[outcome.winner], points) },
        { label: t('rulesPays'), value: t(ruleTexts[bankerRuleOf(title)]) },
      ],
      picture: cardsPicture(outcome),
    }
  },
}
