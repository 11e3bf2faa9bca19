import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Lontaran',
  under: 'Di bawah {edge}',
  over: '{edge} ke atas',
  chanceToWin: 'Peluang menang',
  lessLikely: 'Peluang lebih kecil, bayaran lebih besar',
  moreLikely: 'Peluang lebih besar, bayaran lebih kecil',
  rolled: 'Keluar {number}',
  howRoll:
    'Dadu dengan 10,000 muka, dari 00.00 hingga 99.99, dilontar sekali. Anda tentukan sama ada ia jatuh di bawah garis anda atau di atasnya, dan betapa besar peluangnya.',
  howPrice:
    'Bayaran ialah 99 % dibahagi peluang. Sesuatu peluang boleh dipilih apabila bayarannya ialah sen penuh pada setiap taruhan.',
  howDraw: 'Lontaran ialah nombor pertama di bawah 10,000; dua digit terakhirnya berada di belakang titik.',
}
