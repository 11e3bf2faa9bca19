import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: '北極光！',
  wildRule: '代替燈籠以外的所有符號。出現在第 2、3、4 輪。',
  freeSpinsRule:
    '三個或以上燈籠給 {awarded} 次免費旋轉，期間贏獎一律 ×{multiplier}。免費旋轉中再出三個或以上燈籠，再加 {awarded} 次，每局最多 {limit} 次。',
  aurora: '極光',
  lantern: '燈籠',
  reindeer: '馴鹿',
  fox: '狐狸',
  owl: '貓頭鷹',
  hare: '野兔',
}
