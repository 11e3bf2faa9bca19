import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'توقّف عند ربح الجائزة الكبرى',
  seven: 'سبعة',
  'three-bars': 'بار ثلاثي',
  'two-bars': 'بار مزدوج',
  'one-bar': 'بار مفرد',
  bell: 'جرس',
  cherry: 'كرز',
  lemon: 'ليمون',
  plum: 'برقوق',
  anyBars: 'أي ثلاثة بارات',
  twoCherries: 'كرزتان على البكرتين اليسريين',
  linesRule: 'تُلعب الخطوط الخمسة كلها في كل جولة. يدفع الخط أفضل ربح له، وتُجمع أرباح الخطوط المختلفة.',
  jackpot: 'الجائزة الكبرى',
  jackpotWon: 'الجائزة الكبرى لك!',
  jackpotRule:
    'يذهب {share} من كل رهان إلى الجائزة الكبرى. قد تربحها كلها أي جولة، مهما أظهرت البكرات، ثم تبدأ من جديد.',
  jackpotChance: 'عند رهان {bet} تكون الفرصة 1 من {rounds}، وضعف الرهان له ضعف الفرصة.',
  returnOfJackpot: 'العائد من الجائزة الكبرى، فوق ذلك',
}
