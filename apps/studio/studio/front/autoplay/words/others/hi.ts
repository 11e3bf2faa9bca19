import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'ऑटोप्ले',
  stopAutoplay: 'ऑटोप्ले रोकें',
  autoplayRounds: 'राउंड',
  autoplayLossLimit: 'इतना हारने पर रुकें',
  autoplayLossLimitWhy: 'शुरू करने के लिए सीमा चुनें।',
  autoplaySingleWin: 'एक बार में इतना जीतने पर रुकें',
  autoplaySingleWinNone: 'कोई सीमा नहीं',
  autoplayStart_one: '{count} राउंड शुरू करें',
  autoplayStart_other: '{count} राउंड शुरू करें',
  'stopped-done': 'ऑटोप्ले: सभी राउंड खेले गए।',
  'stopped-loss-limit': 'ऑटोप्ले रुका: आपकी हार की सीमा पूरी हुई।',
  'stopped-single-win': 'ऑटोप्ले रुका: आपने चुनी हुई रकम जीत ली।',
  'stopped-feature': 'ऑटोप्ले रुका: विशेष राउंड आया।',
  'stopped-balance': 'ऑटोप्ले रुका: बैलेंस दाँव से कम है।',
  'stopped-hidden': 'आपकी अनुपस्थिति में ऑटोप्ले रुक गया।',
  'stopped-trouble': 'ऑटोप्ले रुका।',
  rounds_one: '{count} राउंड',
  rounds_other: '{count} राउंड',
}
