import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'अटोप्ले',
  stopAutoplay: 'अटोप्ले रोक्नुहोस्',
  autoplayRounds: 'राउन्ड',
  autoplayLossLimit: 'यति हारेपछि रोक्ने',
  autoplayLossLimitWhy: 'सुरु गर्न सीमा छान्नुहोस्।',
  autoplaySingleWin: 'एकपटकमा यति जितेपछि रोक्ने',
  autoplaySingleWinNone: 'सीमा छैन',
  autoplayStart_one: '{count} राउन्ड सुरु गर्नुहोस्',
  autoplayStart_other: '{count} राउन्ड सुरु गर्नुहोस्',
  'stopped-done': 'अटोप्ले: सबै राउन्ड सकिए।',
  'stopped-loss-limit': 'अटोप्ले रोकियो: हारको सीमा पुग्यो।',
  'stopped-single-win': 'अटोप्ले रोकियो: छानेको रकम जित्नुभयो।',
  'stopped-feature': 'अटोप्ले रोकियो: विशेष राउन्ड आयो।',
  'stopped-balance': 'अटोप्ले रोकियो: ब्यालेन्स बाजीभन्दा कम छ।',
  'stopped-hidden': 'तपाईं नहुँदा अटोप्ले रोकियो।',
  'stopped-trouble': 'अटोप्ले रोकियो।',
  rounds_one: '{count} राउन्ड',
  rounds_other: '{count} राउन्ड',
}
