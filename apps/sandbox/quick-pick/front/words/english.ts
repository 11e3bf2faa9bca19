import { studioEnglish } from '../../../studio/front/words/english.ts'
import type { QuickWords } from './words.ts'

export const english: QuickWords = {
  ...studioEnglish,
  inData: 'EN',
  rules: 'Rules and prices',
  quickPick: 'Quick Pick – a simple stand-in round',
  quickPickStandsIn: (title) => `Quick Pick – a simple round that stands in for ${title}.`,

  play: (stake) => `Play ${stake}`,
  onPick: (name) => `on ${name}`,
  pickFirst: 'Pick one first',
  drawing: 'Drawing',
  lastResults: 'Last results',
  toldResult: ({ result, picked, won }) => `${result}. You picked ${picked}. ${won}.`,

  prices: 'Prices and chances',
  pricesNote: 'A pick that comes pays its price times your stake, the stake included.',
  pick: 'Pick',
  price: 'Pays',
  chance: 'Chance',
  returnShort: 'Return',
  pace: (seconds) => `A round takes at least ${seconds} seconds. A tap on the picture shows the result at once.`,

  fair: 'Fair?',
  fairTitle: 'Check this round',
  fairIdea:
    'Before you play, the server locks its secret seed in: below you see its fingerprint. Your own seed is mixed in. After the round the secret is shown, and this page draws the round again.',
  fairShort: 'Every round is promised before your stake and can be checked after it: tap “Fair?”.',
  nextRound: 'Next round',
  checkRound: 'Rounds you played',
  nothingToCheck: 'Play a round and check it here.',
  howItIsDrawn: 'How it is drawn',
  algorithm: (below) =>
    `HMAC-SHA-256 with the server seed as key over “client seed:number of round:block” gives words of 32 bits. The first word that favours no number, modulo ${below}, is the number drawn.`,
  seedHash: 'SHA-256 of the server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Your seed',
  nonce: 'Number of the round',
  roundId: 'Round',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Mark it to copy',
  useSeed: 'Use this seed',
  newRandom: 'New random seed',
  seedSaved: 'It counts from the next round on.',
  seedWrong: 'Use 1 to 64 letters A–Z, digits, - or _.',
  promiseKept: 'The seed is the one that was promised before your stake',
  seedKept: 'The shown seed has the promised fingerprint',
  numbersKept: (drawn, below) => `The seeds give the number ${drawn} of ${below}`,
  meaning: ({ result, picked }) => `That is: ${result}. You picked ${picked}.`,
  cannotCheck: 'This page can check rounds only over a secure address (https).',
}
