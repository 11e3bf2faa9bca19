import { table as ofTables } from '../../../../tables/front/words/others/id.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Seri',
  meronWins: 'Meron menang',
  walaWins: 'Wala menang',
  drawCame: 'Seri: taruhan di kedua sisi kembali',
  drawPrice: '8 : 1',
  noOdds: 'belum ada odds',
  pool: 'Pool {amount}',
  seed: 'Dana bandar di tiap sisi: {amount}',
  spotLabel: '{spot}, odds {odds}. Chip kamu: {laid}',
  lastBouts: 'Laga terakhir',
  rulesArena: 'Arena',
  rulesArenaText:
    'Dua jambul bertemu: Meron dan Wala. Laga ini hanya gambar; tidak ada hewan yang terlibat. Dari 400 peluang yang sama, Meron dan Wala masing-masing punya 179 dan seri punya 42.',
  rulesPool: 'Odds dari pool',
  rulesPoolText:
    'Semua taruhan di kedua sisi, dan dana bandar, membentuk pool. {takeout}% darinya menjadi milik bandar; sisanya dibagi di antara taruhan pada sisi yang menang. Odds dipotong sampai dua desimal, dan selisihnya juga menjadi milik bandar; odds tidak pernah di bawah 1.00. Yang berlaku adalah odds saat taruhan ditutup.',
  rulesSeed:
    'Provider menaruh dana {amount} di tiap sisi. Dana itu bagian dari pool dan ditampilkan kepada semua orang.',
  rulesNoSeed: 'Arena ini tidak punya dana bandar: pool hanya berisi taruhan pemain.',
  rulesEmpty: 'Kalau satu sisi kosong saat taruhan ditutup, taruhan di sisi lain dikembalikan.',
  rulesDraw: 'Seri membayar 8 : 1 dan bukan bagian dari pool; taruhan di kedua sisi dikembalikan.',
  returnSide: 'Meron atau Wala, bila kedua pool sama',
  returnDraw: 'Seri',
  toldOdds: 'Odds akhir {side}',
  toldPool: 'Taruhan pemain di {side}',
  toldSeed: 'Modal bandar di tiap sisi',
}
