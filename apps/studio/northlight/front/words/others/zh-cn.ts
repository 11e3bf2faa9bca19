import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: '北极光！',
  wildRule: '代替灯笼以外的所有符号。出现在第 2、3、4 轴。',
  freeSpinsRule:
    '三个或以上灯笼给 {awarded} 次免费旋转，期间赢奖一律 ×{multiplier}。免费旋转中再出三个或以上灯笼，再加 {awarded} 次，每局最多 {limit} 次。',
  aurora: '极光',
  lantern: '灯笼',
  reindeer: '驯鹿',
  fox: '狐狸',
  owl: '猫头鹰',
  hare: '野兔',
}
