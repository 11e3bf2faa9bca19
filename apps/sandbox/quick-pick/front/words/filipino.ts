import { studioFilipino } from '../../../studio/front/words/filipino.ts'
import type { QuickWords } from './words.ts'

export const filipino: QuickWords = {
  ...studioFilipino,
  inData: 'TY',
  rules: 'Mga tuntunin at bayad',
  quickPick: 'Quick Pick',
  quickPickStandsIn: (title) => `Quick Pick – simpleng round na panghalili sa ${title}.`,
  prizeModes: { Lott: 'Mga bunot ng lotto', Elott: 'Mga bunot ng e-lotto', SEA: 'Mga bunot ng Timog-silangang Asya' },

  play: (stake) => `Maglaro ng ${stake}`,
  onPick: (name) => `sa ${name}`,
  pickFirst: 'Pumili muna ng isa',
  drawing: 'Binubunot',
  soon: 'Sandali na lang ang susunod',
  lastResults: 'Mga huling resulta',
  toldResult: ({ result, picked, won }) => `${result}. Pinili mo ang ${picked}. ${won}.`,

  prices: 'Mga bayad at tsansa',
  pricesNote: 'Kapag lumabas ang pinili mo, babayaran ang taya mo nang ganito karaming ulit, kasama na ang taya.',
  pick: 'Pili',
  price: 'Bayad',
  chance: 'Tsansa',
  returnShort: 'Balik',
  pace: (seconds) =>
    `Hindi bababa sa ${seconds} segundo ang isang round. Pindutin ang larawan para makita agad ang resulta.`,

  fair: 'Patas?',
  fairTitle: 'Suriin ang round na ito',
  fairIdea:
    'Bago ka maglaro, kinakandado ng server ang lihim nitong seed: nasa ibaba ang bakas nito. Hinahaluan ito ng sarili mong seed. Pagkatapos ng round, ipinapakita ang lihim at muling binubunot ng pahinang ito ang round.',
  fairShort: 'Ipinapangako ang bawat round bago ang taya mo at masusuri pagkatapos: pindutin ang “Patas?”.',
  nextRound: 'Susunod na round',
  checkRound: 'Mga nilaro mong round',
  nothingToCheck: 'Maglaro ng isang round at suriin ito rito.',
  howItIsDrawn: 'Paano binubunot',
  algorithm: (below) =>
    `Ang HMAC-SHA-256 na may server seed bilang susi sa “seed mo:bilang ng round:bloke” ay nagbibigay ng mga salitang 32 bit. Ang unang salitang walang pinapaborang numero, modulo ${below}, ang nabunot na numero.`,
  seedHash: 'SHA-256 ng server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Seed mo',
  nonce: 'Bilang ng round',
  roundId: 'Round',
  copy: 'Kopyahin',
  copied: 'Nakopya',
  copyByHand: 'Markahan para kopyahin',
  useSeed: 'Gamitin ang seed',
  newRandom: 'Bagong random na seed',
  seedSaved: 'Gagamitin ito mula sa susunod na round.',
  seedWrong: 'Gumamit ng 1 hanggang 64 na letrang A–Z, numero, - o _.',
  promiseKept: 'Ito ang seed na ipinangako bago ang taya mo',
  seedKept: 'Tugma ang ipinakitang seed sa ipinangakong bakas',
  numbersKept: (drawn, below) => `Ang mga seed ay nagbibigay ng numerong ${drawn} sa ${below}`,
  meaning: ({ result, picked }) => `Ibig sabihin: ${result}. Pinili mo ang ${picked}.`,
  cannotCheck: 'Masusuri lang ang mga round sa ligtas na address (https).',
}
