import { table as ofTables } from '../../../../tables/front/words/others/ko.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: '무승부',
  meronWins: 'Meron 승',
  walaWins: 'Wala 승',
  drawCame: '무승부: 양쪽 베팅액이 돌아와요',
  drawPrice: '8 : 1',
  noOdds: '아직 배당 없음',
  pool: '풀 {amount}',
  seed: '양쪽 각각의 하우스 출연금: {amount}',
  spotLabel: '{spot}, 배당 {odds}. 내 칩: {laid}',
  lastBouts: '최근 경기',
  rulesArena: '경기장',
  rulesArenaText:
    'Meron과 Wala, 두 문장이 맞붙어요. 그림으로 그린 게임이며 어떤 동물도 관여하지 않아요. 똑같은 400개의 경우 중 Meron과 Wala가 179개씩, 무승부가 42개를 가져요.',
  rulesPool: '풀로 정해지는 배당',
  rulesPoolText:
    '양쪽의 모든 베팅액과 하우스 출연금이 풀이 돼요. 그중 {takeout}%는 하우스에 남고, 나머지는 이긴 쪽의 베팅액이 나눠 가져요. 배당은 소수점 둘째 자리까지만 남기고 버리며, 그렇게 남는 것도 하우스에 남아요. 배당은 절대 1.00보다 낮아지지 않아요. 베팅이 마감될 때의 배당이 적용돼요.',
  rulesSeed: '게임사가 양쪽에 {amount}씩 출연해요. 풀의 일부이며 모두에게 표시돼요.',
  rulesNoSeed: '이 경기장에는 하우스 출연금이 없어요. 풀은 플레이어의 베팅액뿐이에요.',
  rulesEmpty: '베팅이 마감될 때 한쪽이 비어 있으면 다른 쪽의 베팅액이 돌아와요.',
  rulesDraw: '무승부의 배당은 8 : 1이고 풀에 포함되지 않아요. 무승부가 나오면 양쪽 베팅액이 돌아와요.',
  returnSide: 'Meron 또는 Wala, 두 풀이 같을 때',
  returnDraw: '무승부',
  toldOdds: '{side} 최종 배당',
  toldPool: '{side}에 걸린 플레이어 금액',
  toldSeed: '양쪽의 하우스 시드',
}
