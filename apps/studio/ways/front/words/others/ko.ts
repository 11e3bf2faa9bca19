import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: '리스핀이 나오면 멈춤',
  paytableNote: '베팅 {bet}일 때 한 웨이의 배당',
  wildRule: '별을 제외한 모든 심볼을 대신합니다. 릴 2, 3, 4에 나오며 릴 전체로 커집니다.',
  scatterRule: '어디서나 배당.',
  ways: '243웨이',
  waysRule: '심볼이 왼쪽부터 이웃한 릴에 있으면 어느 줄이든 지급합니다. 읽을 수 있는 모든 웨이가 지급되고 합산됩니다.',
  respins: '와일드 릴과 리스핀',
  respinsRule:
    '와일드가 나오면 릴 전체가 와일드가 되어 멈추고 나머지는 무료로 한 번 더 돕니다. 새 와일드 릴마다 리스핀 한 번 더, 최대 세 번.',
  respin: '리스핀',
  respinsDone: '와일드 릴 당첨금',
  respinEvery: '리스핀, 평균 한 번에',
  toldWays_other: '{times} × {symbol}, {count}웨이',
  toldRespins: '리스핀',
  toldRespinsWon: '리스핀 당첨금',
  toldNothing: '당첨 웨이 없음',
}
