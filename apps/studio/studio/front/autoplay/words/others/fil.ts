import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Autoplay',
  stopAutoplay: 'Itigil ang autoplay',
  autoplayRounds: 'Bilang ng round',
  autoplayLossLimit: 'Itigil kapag natalo ako ng',
  autoplayLossLimitWhy: 'Pumili ng limitasyon para makapagsimula.',
  autoplaySingleWin: 'Itigil sa isang panalong',
  autoplaySingleWinNone: 'Walang limitasyon',
  autoplayStart_one: 'Simulan ang {count} round',
  autoplayStart_other: 'Simulan ang {count} round',
  'stopped-done': 'Autoplay: tapos na ang lahat ng round.',
  'stopped-loss-limit': 'Itinigil ang autoplay: naabot ang limitasyon mo sa talo.',
  'stopped-single-win': 'Itinigil ang autoplay: naabot ang panalong pinili mo.',
  'stopped-feature': 'Itinigil ang autoplay: may espesyal na round.',
  'stopped-balance': 'Itinigil ang autoplay: mas mababa ang balanse kaysa sa taya.',
  'stopped-hidden': 'Itinigil ang autoplay habang wala ka.',
  'stopped-trouble': 'Itinigil ang autoplay.',
  rounds_one: '{count} round',
  rounds_other: '{count} round',
}
