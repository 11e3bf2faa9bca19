import { slotArabic } from '../../../slots/front/words/arabic.ts'
import { slotEnglish } from '../../../slots/front/words/english.ts'
import { slotFilipino } from '../../../slots/front/words/filipino.ts'
import type { Languages } from '../../../studio/front/words/words.ts'
import type { Words } from './words.ts'

export const languages: Languages<Words> = {
  english: {
    ...slotEnglish,
    autoplayFeature: 'Stop when the jackpot is won',
    paytableNote: (bet) => `What one line pays at a bet of ${bet}`,
    symbol: {
      seven: 'Seven',
      'three-bars': 'Triple bar',
      'two-bars': 'Double bar',
      'one-bar': 'Single bar',
      bell: 'Bell',
      cherry: 'Cherry',
      lemon: 'Lemon',
      plum: 'Plum',
    },
    anyBars: 'Any three bars',
    twoCherries: 'Two cherries on the left reels',
    lines: 'Lines',
    linesRule: 'All 5 lines are played in every round. A line pays its best win; wins of different lines are added up.',
    jackpot: 'Jackpot',
    jackpotWon: 'The jackpot is yours!',
    jackpotRule: (share) =>
      `${share} of each bet goes to the jackpot. Any round may win all of it, whatever the reels show; then it begins again.`,
    jackpotChance: (bet, rounds) =>
      `At a bet of ${bet} the chance is 1 in ${rounds}; twice the bet has twice the chance.`,
    returnOfJackpot: 'Returned by the jackpot, besides',
  },
  filipino: {
    ...slotFilipino,
    autoplayFeature: 'Itigil kapag napanalunan ang jackpot',
    paytableNote: (bet) => `Bayad ng isang linya sa tayang ${bet}`,
    symbol: {
      seven: 'Siyete',
      'three-bars': 'Triple bar',
      'two-bars': 'Double bar',
      'one-bar': 'Single bar',
      bell: 'Kampana',
      cherry: 'Seresa',
      lemon: 'Limon',
      plum: 'Sirwelas',
    },
    anyBars: 'Alinmang tatlong bar',
    twoCherries: 'Dalawang seresa sa kaliwang mga reel',
    lines: 'Mga linya',
    linesRule:
      'Nilalaro ang lahat ng 5 linya sa bawat round. Binabayaran ng linya ang pinakamalaking panalo nito; pinagsasama ang panalo ng iba’t ibang linya.',
    jackpot: 'Jackpot',
    jackpotWon: 'Iyo ang jackpot!',
    jackpotRule: (share) =>
      `${share} ng bawat taya ay napupunta sa jackpot. Maaaring mapanalunan ng alinmang round ang lahat nito, anuman ang ipakita ng mga reel; saka ito magsisimula muli.`,
    jackpotChance: (bet, rounds) =>
      `Sa tayang ${bet}, 1 sa ${rounds} ang pagkakataon; doble ang pagkakataon sa dobleng taya.`,
    returnOfJackpot: 'Dagdag na balik mula sa jackpot',
  },
  arabic: {
    ...slotArabic,
    autoplayFeature: 'توقّف عند ربح الجائزة الكبرى',
    paytableNote: (bet) => `ما يدفعه الخط الواحد عند رهان ${bet}`,
    symbol: {
      seven: 'سبعة',
      'three-bars': 'بار ثلاثي',
      'two-bars': 'بار مزدوج',
      'one-bar': 'بار مفرد',
      bell: 'جرس',
      cherry: 'كرز',
      lemon: 'ليمون',
      plum: 'برقوق',
    },
    anyBars: 'أي ثلاثة بارات',
    twoCherries: 'كرزتان على البكرتين اليسريين',
    lines: 'الخطوط',
    linesRule: 'تُلعب الخطوط الخمسة كلها في كل جولة. يدفع الخط أفضل ربح له، وتُجمع أرباح الخطوط المختلفة.',
    jackpot: 'الجائزة الكبرى',
    jackpotWon: 'الجائزة الكبرى لك!',
    jackpotRule: (share) =>
      `يذهب ${share} من كل رهان إلى الجائزة الكبرى. قد تربحها كلها أي جولة، مهما أظهرت البكرات، ثم تبدأ من جديد.`,
    jackpotChance: (bet, rounds) => `عند رهان ${bet} تكون الفرصة 1 من ${rounds}، وضعف الرهان له ضعف الفرصة.`,
    returnOfJackpot: 'العائد من الجائزة الكبرى، فوق ذلك',
  },
}
