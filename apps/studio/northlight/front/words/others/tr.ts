import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Kuzey ışıkları!',
  wildRule: 'Fener dışında her sembolün yerine geçer. 2, 3 ve 4. makarada.',
  freeSpinsRule:
    'Üç veya daha çok fener {awarded} bedava dönüş verir; bunlarda her kazanç ×{multiplier} öder. Bedava dönüşlerde üç veya daha çok fener {awarded} tane daha ekler, turda en çok {limit}.',
  aurora: 'Kuzey ışığı',
  lantern: 'Fener',
  reindeer: 'Ren geyiği',
  fox: 'Tilki',
  owl: 'Baykuş',
  hare: 'Yaban tavşanı',
}
