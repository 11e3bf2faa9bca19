import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Taya',
  lowerBet: 'Babaan ang taya',
  raiseBet: 'Taasan ang taya',
  win: 'Panalo',
  standsIn: 'Laro ng sandbox na panghalili sa {title}.',
  bigWin: 'Malaking panalo',
  greatWin: 'Napakalaking panalo',
  hugeWin: 'Higanteng panalo',
  betInstead: 'Tumaya na lang ng {amount}',
  resumed: 'Ito ang round na hindi mo nakita hanggang dulo.',
  figures: 'Mga numero',
  returnToPlayer: 'Balik sa manlalaro (RTP)',
  hitRate: 'Mga round na may panalo',
  volatility: 'Volatility',
  'volatility-low': 'Mababa (standard deviation {deviation}× taya)',
  'volatility-medium': 'Katamtaman (standard deviation {deviation}× taya)',
  'volatility-high': 'Mataas (standard deviation {deviation}× taya)',
  largestWin: 'Pinakamalaking posibleng panalo sa isang round',
  timesBet: '{times}× taya',
  interrupted:
    'Kapag naputol ang koneksyon, tatapusin ang round kahit wala ka at babayaran ang panalo. Makikita mo ito pagbalik mo.',
}
