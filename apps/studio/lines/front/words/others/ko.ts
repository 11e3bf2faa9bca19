import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: '프리 스핀이 시작되면 멈춤',
  freeSpins_other: '프리 스핀 {count}회',
  freeSpinsPayTwice: '모든 당첨이 두 배',
  freeSpinOf: '프리 스핀 {played} / {all}',
  moreFreeSpins_other: '프리 스핀 {count}회 추가',
  freeSpinsDone: '프리 스핀 당첨금',
  start: '시작',
  wildRule: '별을 제외한 모든 심볼을 대신합니다. 릴 2, 3, 4에 나옵니다.',
  scatterRule: '어디서나 배당. 세 개 이상이면 프리 스핀이 열립니다.',
  freeSpinsRule:
    '별 세 개 이상이면 프리 스핀 {awarded}회, 그동안 모든 당첨은 ×{multiplier}. 프리 스핀 중 별 세 개 이상이면 {awarded}회 추가, 한 라운드 최대 {limit}회.',
  linesRule:
    '매 라운드 20개 라인을 모두 플레이합니다. 라인은 왼쪽 릴부터 같은 심볼이 가장 길게 이어진 만큼 지급하고, 다른 라인의 당첨은 합산됩니다.',
  freeSpinsEvery: '프리 스핀, 평균 한 번에',
  toldFreeSpins: '프리 스핀',
  toldFreeSpinsWon: '프리 스핀 당첨금',
}
