import { table as fairFilipino } from '../../../studio/front/fair/words/others/fil.ts'
import { studioFilipino } from '../../../studio/front/words/filipino.ts'
import type { QuickWords } from './words.ts'

export const filipino: QuickWords = {
  ...studioFilipino,
  ...fairFilipino,
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
  toldResult: ({ result, picked, won }) => `${result}. Pinili mo ang ${picked}. ${won}.`,

  prices: 'Mga bayad at tsansa',
  pricesNote: 'Kapag lumabas ang pinili mo, babayaran ang taya mo nang ganito karaming ulit, kasama na ang taya.',
  pick: 'Pili',
  price: 'Bayad',
  chance: 'Tsansa',
  returnShort: 'Balik',
  pace: (seconds) =>
    `Hindi bababa sa ${seconds} segundo ang isang round. Pindutin ang larawan para makita agad ang resulta.`,

  algorithm: (below) =>
    `Ang HMAC-SHA-256 na may server seed bilang susi sa “seed mo:bilang ng round:bloke” ay nagbibigay ng mga salitang 32 bit. Ang unang salitang walang pinapaborang numero, modulo ${below}, ang nabunot na numero.`,
  numbersKept: (drawn, below) => `Ang mga seed ay nagbibigay ng numerong ${drawn} sa ${below}`,
  meaning: ({ result, picked }) => `Ibig sabihin: ${result}. Pinili mo ang ${picked}.`,
}
