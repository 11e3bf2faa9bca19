import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Bedava dönüş başlayınca dur',
  freeSpins_one: '{count} bedava dönüş',
  freeSpins_other: '{count} bedava dönüş',
  freeSpinsPayTwice: 'Her kazanç iki kat öder',
  freeSpinOf: 'Bedava dönüş {played} / {all}',
  moreFreeSpins_one: '{count} bedava dönüş daha',
  moreFreeSpins_other: '{count} bedava dönüş daha',
  freeSpinsDone: 'Bedava dönüşlerin kazancı',
  start: 'Başla',
  wildRule: 'Yıldız dışında her sembolün yerine geçer. 2, 3 ve 4. makarada.',
  scatterRule: 'Her yerde öder. Üç veya fazlası bedava dönüşleri açar.',
  freeSpinsRule:
    'Üç veya daha çok yıldız {awarded} bedava dönüş verir; bunlarda her kazanç ×{multiplier} öder. Bedava dönüşlerde üç veya daha çok yıldız {awarded} tane daha ekler, turda en çok {limit}.',
  linesRule:
    'Her turda 20 çizginin tümü oynanır. Çizgi, sol makaradan başlayan en uzun aynı sembol dizisini öder. Farklı çizgilerin kazançları toplanır.',
  freeSpinsEvery: 'Bedava dönüş, ortalama şu kadarda bir',
  toldFreeSpins: 'Bedava dönüşler',
  toldFreeSpinsWon: 'Bedava dönüşlerde kazanılan',
}
