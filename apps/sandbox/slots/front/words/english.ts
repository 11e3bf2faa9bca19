import { studioEnglish } from '../../../studio/front/words/english.ts'
import type { NeutralWords } from './words.ts'

export const slotEnglish: NeutralWords = {
  ...studioEnglish,
  spin: 'Spin',
  spinning: 'Spinning',
  paytable: 'Paytable',
  fairness:
    'The server draws every round before the reels stop, each stop with the same chance. What you tap, or how fast, changes nothing.',
  wild: 'Wild',
  scatter: 'Star',
  gems: ['Ruby', 'Emerald', 'Sapphire', 'Amethyst', 'Topaz', 'Aquamarine', 'Rose quartz', 'Peridot'],
  cards: ['Hearts', 'Diamonds', 'Spades', 'Clubs', 'A', 'K', 'Q', 'J'],
  fruit: ['Melon', 'Strawberry', 'Grapes', 'Orange', 'Apple', 'Plum', 'Lemon', 'Cherry'],
}
