/** Additional texts of a machine with 243 ways and expanding wilds. */
export const wayEnglish = {
  autoplayFeature: 'Stop when there is a respin',
  paytableNote: 'Payouts per way at a bet of {bet}',
  wildRule:
    'Substitutes for all symbols except the star. Appears on reels 2, 3 and 4, and expands to cover its whole reel.',
  scatterRule: 'Pays in any position.',
  ways: '243 ways',
  waysRule:
    'A symbol pays when it appears on adjacent reels from the left, in any row. Each way from reel to reel pays; all ways are added up.',
  respins: 'Wild reels and respins',
  respinsRule:
    'When a wild appears, its reel turns wild and holds, and all other reels respin at no cost. Each further wild reel awards one more respin, up to three.',
  respin: 'Respin',
  respinsDone: 'Respin total',
  respinEvery: 'Respins, on average one in',
  detailWays_one: '{times} × {symbol}, {count} way',
  detailWays_other: '{times} × {symbol}, {count} ways',
  detailRespins: 'Respins',
  detailRespinsWon: 'Won in respins',
  detailNoWay: 'No winning way',
} as const
