import type { TextTables } from '../../../kit/front/texts/text-table.ts'
import type { Category } from '../../maths/strength.ts'
import type { MoveView } from '../../table/table-contract.ts'
import { english } from './english.ts'

export type HoldemTextId = keyof typeof english

export const holdemTexts: TextTables<HoldemTextId> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/holdem.po`),
}

export const categoryTexts: Record<Category, HoldemTextId> = {
  'high-card': 'categoryHighCard',
  pair: 'categoryPair',
  'two-pair': 'categoryTwoPair',
  three: 'categoryThree',
  straight: 'categoryStraight',
  flush: 'categoryFlush',
  'full-house': 'categoryFullHouse',
  four: 'categoryFour',
  'straight-flush': 'categoryStraightFlush',
}

export const moveTexts: Record<MoveView['kind'], HoldemTextId> = {
  small: 'movedSmall',
  big: 'movedBig',
  post: 'movedPost',
  fold: 'movedFold',
  check: 'movedCheck',
  call: 'movedCall',
  bet: 'movedBet',
  raise: 'movedRaise',
}

export const streetTexts: Record<MoveView['street'], HoldemTextId> = {
  preflop: 'streetPreflop',
  flop: 'streetFlop',
  turn: 'streetTurn',
  river: 'streetRiver',
}
