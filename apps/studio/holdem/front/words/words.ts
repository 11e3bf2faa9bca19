import type { WordTables } from '../../../kit/front/words/word-table.ts'
import type { Category } from '../../maths/strength.ts'
import type { MoveView } from '../../table/table-contract.ts'
import { english } from './english.ts'

export type HoldemWord = keyof typeof english

export const holdemWords: WordTables<HoldemWord> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/holdem.po`),
}

export const categoryWords: Record<Category, HoldemWord> = {
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

export const moveWords: Record<MoveView['kind'], HoldemWord> = {
  small: 'movedSmall',
  big: 'movedBig',
  post: 'movedPost',
  fold: 'movedFold',
  check: 'movedCheck',
  call: 'movedCall',
  bet: 'movedBet',
  raise: 'movedRaise',
}

export const streetWords: Record<MoveView['street'], HoldemWord> = {
  preflop: 'streetPreflop',
  flop: 'streetFlop',
  turn: 'streetTurn',
  river: 'streetRiver',
}
