/** Additional texts of a machine with 243 ways and expanding wilds. */
export const wayEnglish = {
  autoplayFeature: 'Stop when there is a respin',
  paytableNote: 'What one way pays at a bet of {bet}',
  wildRule: 'Stands for every symbol but the star. On reels 2, 3 and 4; it grows over its whole reel.',
  scatterRule: 'Pays anywhere.',
  ways: '243 ways',
  waysRule:
    'A symbol pays when it is on neighbouring reels from the left, in whatever row. Each way to read it from reel to reel pays; all ways are added up.',
  respins: 'Wild reels and respins',
  respinsRule:
    'When a wild comes, its reel becomes wild and stands, and all others run once more at no cost. Each further wild reel gives one more respin: up to three.',
  respin: 'Respin',
  respinsDone: 'Your wild reels paid',
  respinEvery: 'Respins, on average once in',
  toldWays_one: '{times} × {symbol}, {count} way',
  toldWays_other: '{times} × {symbol}, {count} ways',
  toldRespins: 'Respins',
  toldRespinsWon: 'Won in respins',
  toldNothing: 'No way paid',
} as const
