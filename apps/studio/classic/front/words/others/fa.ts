import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'توقف با بردن جک‌پات',
  seven: 'هفت',
  'three-bars': 'سه بار',
  'two-bars': 'دو بار',
  'one-bar': 'یک بار',
  bell: 'زنگ',
  cherry: 'گیلاس',
  lemon: 'لیمو',
  plum: 'آلو',
  anyBars: 'هر سه بار',
  twoCherries: 'دو گیلاس روی حلقه‌های چپ',
  linesRule: 'در هر دور هر 5 خط بازی می‌شود. خط بهترین بردش را می‌پردازد؛ بردهای خطوط مختلف جمع می‌شود.',
  jackpot: 'جک‌پات',
  jackpotWon: 'جک‌پات مال شماست!',
  jackpotRule:
    '{share} هر شرط به جک‌پات می‌رود. هر دور، حلقه‌ها هر چه باشند، می‌تواند همه‌اش را ببرد؛ سپس از نو شروع می‌شود.',
  jackpotChance: 'با شرط {bet} شانس 1 در {rounds} است؛ دو برابر شرط، دو برابر شانس.',
  returnOfJackpot: 'بازگشت جک‌پات، افزون بر آن',
}
