import { fairEnglish } from '../../../studio/front/fair/words/english.ts'
import { studioEnglish } from '../../../studio/front/words/english.ts'
import type { QuickWords } from './words.ts'

export const english: QuickWords = {
  ...studioEnglish,
  ...fairEnglish,
  inData: 'EN',
  rules: 'Rules and prices',
  quickPick: 'Quick Pick',
  quickPickStandsIn: (title) => `Quick Pick – a simple round that stands in for ${title}.`,
  prizeModes: { Lott: 'Lottery draws', Elott: 'E-lottery draws', SEA: 'Southeast Asian draws' },

  play: (stake) => `Play ${stake}`,
  onPick: (name) => `on ${name}`,
  pickFirst: 'Pick one first',
  drawing: 'Drawing',
  soon: 'Next round in a moment',
  toldResult: ({ result, picked, won }) => `${result}. You picked ${picked}. ${won}.`,

  prices: 'Prices and chances',
  pricesNote: 'A pick that comes pays its price times your stake, the stake included.',
  pick: 'Pick',
  price: 'Pays',
  chance: 'Chance',
  returnShort: 'Return',
  pace: (seconds) => `A round takes at least ${seconds} seconds. A tap on the picture shows the result at once.`,

  algorithm: (below) =>
    `HMAC-SHA-256 with the server seed as key over “client seed:number of round:block” gives words of 32 bits. The first word that favours no number, modulo ${below}, is the number drawn.`,
  numbersKept: (drawn, below) => `The seeds give the number ${drawn} of ${below}`,
  meaning: ({ result, picked }) => `That is: ${result}. You picked ${picked}.`,
}
