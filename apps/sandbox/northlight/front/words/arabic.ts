import { arabicDigits, countedInArabic } from '../../../studio/front/words/arabic.ts'
import { slotArabic } from '../../../slots/front/words/arabic.ts'
import type { Words } from './words.ts'

const freeSpins = (count: number) =>
  countedInArabic(count, {
    one: 'لفة مجانية واحدة',
    two: 'لفتان مجانيتان',
    few: 'لفات مجانية',
    many: 'لفة مجانية',
    other: 'لفة مجانية',
  })

export const arabic: Words = {
  ...slotArabic,
  hugeWin: 'أضواء الشمال!',
  freeSpins,
  freeSpinsPayTwice: 'كل ربح يُدفع مضاعفًا',
  freeSpinOf: (played, all) => `اللفة المجانية ${arabicDigits.format(played)} من ${arabicDigits.format(all)}`,
  moreFreeSpins: (count) => `${freeSpins(count)} إضافية`,
  freeSpinsDone: 'أرباح اللفات المجانية',
  start: 'ابدأ',
  autoplayFeature: 'توقّف عند بدء اللفات المجانية',
  paytableNote: (bet) => `ما يدفعه الخط الواحد عند رهان ${bet}`,
  wildRule: 'يحل محل كل رمز ما عدا الفانوس. يظهر على البكرات الثانية والثالثة والرابعة.',
  scatterRule: 'يدفع أينما ظهر. ثلاثة أو أكثر تفتح اللفات المجانية.',
  freeSpinsRule: ({ awarded, limit, multiplier }) =>
    `ثلاثة فوانيس أو أكثر تمنح ${freeSpins(awarded)}، ويُدفع فيها كل ربح مضروبًا في ${arabicDigits.format(multiplier)}. وثلاثة فوانيس أو أكثر أثناءها تضيف ${freeSpins(awarded)} أخرى، حتى ${arabicDigits.format(limit)} في الجولة الواحدة.`,
  lines: 'الخطوط',
  linesRule:
    'تُلعب الخطوط العشرون كلها في كل جولة. يدفع الخط أطول تتابع لرمز واحد بدءًا من البكرة اليسرى. وتُجمع أرباح الخطوط المختلفة.',
  freeSpinsEvery: 'لفات مجانية، في المتوسط مرة كل',
  symbol: { aurora: 'الشفق', lantern: 'الفانوس', reindeer: 'الرنة', fox: 'الثعلب', owl: 'البومة', hare: 'الأرنب' },
}
