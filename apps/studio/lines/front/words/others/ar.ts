import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'توقّف عند بدء اللفات المجانية',
  freeSpins_zero: '{count} لفة مجانية',
  freeSpins_one: 'لفة مجانية واحدة',
  freeSpins_two: 'لفتان مجانيتان',
  freeSpins_few: '{count} لفات مجانية',
  freeSpins_many: '{count} لفة مجانية',
  freeSpins_other: '{count} لفة مجانية',
  freeSpinsPayTwice: 'كل ربح يُدفع مضاعفًا',
  freeSpinOf: 'اللفة المجانية {played} من {all}',
  moreFreeSpins_zero: '{count} لفة مجانية إضافية',
  moreFreeSpins_one: 'لفة مجانية واحدة إضافية',
  moreFreeSpins_two: 'لفتان مجانيتان إضافية',
  moreFreeSpins_few: '{count} لفات مجانية إضافية',
  moreFreeSpins_many: '{count} لفة مجانية إضافية',
  moreFreeSpins_other: '{count} لفة مجانية إضافية',
  freeSpinsDone: 'أرباح اللفات المجانية',
  start: 'ابدأ',
  wildRule: 'يحل محل كل رمز ما عدا النجمة. يظهر على البكرات الثانية والثالثة والرابعة.',
  scatterRule: 'يدفع أينما ظهر. ثلاثة أو أكثر تفتح اللفات المجانية.',
  freeSpinsRule:
    'ثلاث نجوم أو أكثر تمنح {awarded} لفات مجانية، ويُدفع فيها كل ربح مضروبًا في {multiplier}. وثلاث نجوم أو أكثر أثناءها تضيف {awarded} لفات أخرى، حتى {limit} في الجولة الواحدة.',
  linesRule:
    'تُلعب الخطوط العشرون كلها في كل جولة. يدفع الخط أطول تتابع لرمز واحد بدءًا من البكرة اليسرى. وتُجمع أرباح الخطوط المختلفة.',
  freeSpinsEvery: 'لفات مجانية، في المتوسط مرة كل',
  toldFreeSpins: 'اللفات المجانية',
  toldFreeSpinsWon: 'ربح اللفات المجانية',
}
