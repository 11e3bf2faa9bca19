import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Shimol yog‘dusi!',
  wildRule: 'Fonar belgisidan boshqa har belgi o‘rniga o‘tadi. 2, 3 va 4-g‘ildirakda.',
  freeSpinsRule:
    'Uch yoki ko‘proq fonar {awarded} ta bepul aylanish beradi, unda har yutuq ×{multiplier}. Bepul aylanishda uch yoki ko‘proq fonar yana {awarded} ta qo‘shadi, raundda ko‘pi bilan {limit}.',
  aurora: 'Yog‘du',
  lantern: 'Fonar',
  reindeer: 'Bug‘u',
  fox: 'Tulki',
  owl: 'Boyqush',
  hare: 'Quyon',
}
