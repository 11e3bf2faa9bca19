import { table as ofTables } from '../../../../tables/front/words/others/ms.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Seri',
  meronWins: 'Meron menang',
  walaWins: 'Wala menang',
  drawCame: 'Seri: taruhan di kedua-dua pihak dipulangkan',
  drawPrice: '8 : 1',
  noOdds: 'belum ada odds',
  pool: 'Pool {amount}',
  seed: 'Dana rumah di setiap pihak: {amount}',
  spotLabel: '{spot}, odds {odds}. Cip anda: {laid}',
  lastBouts: 'Laga terakhir',
  rulesArena: 'Arena',
  rulesArenaText:
    'Dua balung bertemu: Meron dan Wala. Laga ini hanya lukisan; tiada haiwan yang terlibat. Daripada 400 peluang yang sama, Meron dan Wala masing-masing mempunyai 179 dan seri mempunyai 42.',
  rulesPool: 'Odds daripada pool',
  rulesPoolText:
    'Semua taruhan di kedua-dua pihak, dan dana rumah, membentuk pool. {takeout}% daripadanya kekal dengan rumah; selebihnya dikongsi oleh taruhan pada pihak yang menang. Odds dipotong kepada dua tempat perpuluhan, dan lebihan daripadanya juga kekal dengan rumah; odds tidak pernah di bawah 1.00. Yang dikira ialah odds ketika taruhan ditutup.',
  rulesSeed:
    'Pembekal meletakkan dana {amount} di setiap pihak. Ia sebahagian daripada pool dan ditunjukkan kepada semua orang.',
  rulesNoSeed: 'Arena ini tiada dana rumah: pool hanyalah taruhan pemain.',
  rulesEmpty: 'Jika satu pihak kosong ketika taruhan ditutup, taruhan di pihak yang lain dipulangkan.',
  rulesDraw: 'Seri membayar 8 : 1 dan bukan sebahagian daripada pool; ia memulangkan taruhan di kedua-dua pihak.',
  returnSide: 'Meron atau Wala, apabila kedua-dua pool sama',
  returnDraw: 'Seri',
  toldOdds: 'Odds akhir {side}',
  toldPool: 'Pertaruhan pemain pada {side}',
  toldSeed: 'Modal rumah pada setiap pihak',
}
