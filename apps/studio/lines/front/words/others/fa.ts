import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'توقف با شروع چرخش رایگان',
  freeSpins_one: '{count} چرخش رایگان',
  freeSpins_other: '{count} چرخش رایگان',
  freeSpinsPayTwice: 'هر برد دو برابر',
  freeSpinOf: 'چرخش رایگان {played} از {all}',
  moreFreeSpins_one: '{count} چرخش رایگان دیگر',
  moreFreeSpins_other: '{count} چرخش رایگان دیگر',
  freeSpinsDone: 'حاصل چرخش‌های رایگان',
  start: 'شروع',
  wildRule: 'جای هر نماد جز ستاره می‌نشیند. روی حلقه‌های 2، 3 و 4.',
  scatterRule: 'هر جا می‌پردازد. سه یا بیشتر چرخش رایگان می‌آورد.',
  freeSpinsRule:
    'سه ستاره یا بیشتر {awarded} چرخش رایگان می‌دهد که هر برد در آن ×{multiplier} است. سه ستاره یا بیشتر در چرخش رایگان {awarded} تای دیگر می‌افزاید، تا {limit} در هر دور.',
  linesRule:
    'در هر دور هر 20 خط بازی می‌شود. خط، بلندترین رشتهٔ یک نماد از حلقهٔ چپ را می‌پردازد. بردهای خطوط مختلف جمع می‌شود.',
  freeSpinsEvery: 'چرخش رایگان، به‌طور میانگین یک بار در',
  toldFreeSpins: 'چرخش‌های رایگان',
  toldFreeSpinsWon: 'برد در چرخش رایگان',
}
