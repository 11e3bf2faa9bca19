import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Lemparan',
  under: 'Di bawah {edge}',
  over: '{edge} ke atas',
  chanceToWin: 'Peluang menang',
  lessLikely: 'Peluang lebih kecil, bayaran lebih besar',
  moreLikely: 'Peluang lebih besar, bayaran lebih kecil',
  rolled: 'Keluar {number}',
  howRoll:
    'Dadu dengan 10,000 sisi, dari 00.00 sampai 99.99, dilempar sekali. Kamu menentukan apakah hasilnya jatuh di bawah garismu atau di atasnya, dan seberapa besar peluangnya.',
  howPrice:
    'Bayaran adalah 99 % dibagi peluang. Peluang bisa dipilih bila bayarannya jatuh pada sen utuh di setiap taruhan.',
  howDraw: 'Lemparan adalah angka pertama di bawah 10,000; dua digit terakhirnya berada di belakang titik.',
}
