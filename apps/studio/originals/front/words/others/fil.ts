import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Panalo',
  returnToPlayer: 'Balik',
  interrupted:
    'Kapag naputol ang koneksyon, tatapusin ang round kahit wala ka at babayaran ang panalo. Makikita mo ito pagbalik mo.',
  play: 'Maglaro ng {stake}',
  playing: 'Naglalaro',
  soon: 'Sandali na lang ang susunod',
  mayWin: 'Puwede kang manalo ng {amount}',
  howToPlay: 'Paano maglaro',
  returns: 'Ang bumabalik',
  returnExact:
    'Sa lahat ng taya, eksaktong 99 % ang bumabalik bilang panalo, anuman ang piliin mo. Walang binibilog na halaga.',
  limits: 'Mga limitasyon',
  stakesFromTo: 'Mga taya mula {least} hanggang {most}.',
  largestWin: 'Ang pinakamalaking panalo sa isang round ay ×{times} ng taya: {amount} sa pinakamalaking taya.',
  pace: 'Hindi bababa sa {seconds} segundo ang isang round. Pindutin ang larawan para makita agad ang resulta.',
  interruptions: 'Kapag may naputol',
  fairness: 'Pagiging patas',
  algorithm:
    'Ang HMAC-SHA-256 na may server seed bilang susi sa “seed mo:bilang ng round:bloke” ay nagbibigay ng mga salitang 32 bit. Ang numerong mas mababa sa isang limitasyon ay ang susunod na salita modulo ang limitasyon; nilalaktawan ang salitang papabor sa maliliit na numero.',
  seedsGive: 'Ang mga seed ay nagbibigay ng {numbers}',
  roundWas: 'Ibig sabihin: {result}.',
  price: 'Bayad',
  chance: 'Tsansa',
  toldResult: 'Resulta',
}
