import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: '베팅액',
  lowerBet: '베팅 낮추기',
  raiseBet: '베팅 높이기',
  win: '당첨금',
  standsIn: '{title} 대신 쓰는 샌드박스 게임입니다.',
  bigWin: '큰 당첨',
  greatWin: '대단한 당첨',
  hugeWin: '엄청난 당첨',
  betInstead: '대신 {amount} 베팅',
  resumed: '끝까지 보지 못하신 라운드입니다.',
  figures: '수치',
  returnToPlayer: '환수율(RTP)',
  hitRate: '당첨 라운드',
  volatility: '변동성',
  'volatility-low': '낮음 (표준편차 베팅의 {deviation}배)',
  'volatility-medium': '보통 (표준편차 베팅의 {deviation}배)',
  'volatility-high': '높음 (표준편차 베팅의 {deviation}배)',
  largestWin: '한 라운드 최대 당첨',
  timesBet: '베팅의 {times}배',
  interrupted: '연결이 끊겨도 라운드는 끝까지 진행되고 당첨금이 지급돼요. 돌아오면 볼 수 있어요.',
}
