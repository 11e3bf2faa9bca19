import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Jackpot kazanılınca dur',
  seven: 'Yedi',
  'three-bars': 'Üçlü bar',
  'two-bars': 'İkili bar',
  'one-bar': 'Tekli bar',
  bell: 'Çan',
  cherry: 'Kiraz',
  lemon: 'Limon',
  plum: 'Erik',
  anyBars: 'Herhangi üç bar',
  twoCherries: 'Sol makaralarda iki kiraz',
  linesRule: 'Her turda 5 çizginin tümü oynanır. Çizgi en iyi kazancını öder; farklı çizgilerin kazançları toplanır.',
  jackpot: 'Jackpot',
  jackpotWon: 'Jackpot senin!',
  jackpotRule:
    'Her bahsin {share} kadarı jackpota gider. Makaralar ne gösterirse göstersin her tur tamamını kazanabilir; sonra yeniden başlar.',
  jackpotChance: '{bet} bahiste şans {rounds} içinde 1; iki kat bahsin şansı iki kattır.',
  returnOfJackpot: 'Jackpotun ayrıca geri verdiği',
}
