import { counted } from '../../../studio/front/words/english.ts'
import { slotEnglish } from '../../../slots/front/words/english.ts'
import type { Words } from './words.ts'

export const english: Words = {
  ...slotEnglish,
  hugeWin: 'Northern lights!',
  freeSpins: (count) => counted(count, 'free spin', 'free spins'),
  freeSpinsPayTwice: 'Every win pays double',
  freeSpinOf: (played, all) => `Free spin ${played} of ${all}`,
  moreFreeSpins: (count) => `${count} more free spins`,
  freeSpinsDone: 'Your free spins paid',
  start: 'Start',
  autoplayFeature: 'Stop when free spins begin',
  paytableNote: (bet) => `What one line pays at a bet of ${bet}`,
  wildRule: 'Stands for every symbol but the lantern. On reels 2, 3 and 4.',
  scatterRule: 'Pays anywhere. Three or more open the free spins.',
  freeSpinsRule: ({ awarded, limit, multiplier }) =>
    `Three or more lanterns give ${awarded} free spins, in which every win pays ×${multiplier}. Three or more lanterns in free spins add ${awarded} more, up to ${limit} in one round.`,
  lines: 'Lines',
  linesRule:
    'All 20 lines are played in every round. A line pays its longest run of one symbol from the left reel on. Wins of different lines are added up.',
  freeSpinsEvery: 'Free spins, on average once in',
  symbol: { aurora: 'Aurora', lantern: 'Lantern', reindeer: 'Reindeer', fox: 'Fox', owl: 'Owl', hare: 'Hare' },
}
