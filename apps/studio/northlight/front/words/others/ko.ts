import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: '북극광!',
  wildRule: '등불을 제외한 모든 심볼을 대신합니다. 릴 2, 3, 4에 나옵니다.',
  freeSpinsRule:
    '등불 세 개 이상이면 프리 스핀 {awarded}회, 그동안 모든 당첨은 ×{multiplier}. 프리 스핀 중 등불 세 개 이상이면 {awarded}회 추가, 한 라운드 최대 {limit}회.',
  aurora: '오로라',
  lantern: '등불',
  reindeer: '순록',
  fox: '여우',
  owl: '올빼미',
  hare: '산토끼',
}
