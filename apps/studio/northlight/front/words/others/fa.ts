import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'شفق قطبی!',
  wildRule: 'جای هر نماد جز فانوس می‌نشیند. روی حلقه‌های 2، 3 و 4.',
  freeSpinsRule:
    'سه فانوس یا بیشتر {awarded} چرخش رایگان می‌دهد که هر برد در آن ×{multiplier} است. سه فانوس یا بیشتر در چرخش رایگان {awarded} تای دیگر می‌افزاید، تا {limit} در هر دور.',
  aurora: 'شفق',
  lantern: 'فانوس',
  reindeer: 'گوزن شمالی',
  fox: 'روباه',
  owl: 'جغد',
  hare: 'خرگوش',
}
