import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: '당첨금',
  returnToPlayer: '환급률',
  interrupted: '연결이 끊겨도 라운드는 끝까지 진행되고 당첨금이 지급돼요. 돌아오면 볼 수 있어요.',
  play: '{stake} 플레이',
  playing: '진행 중',
  soon: '곧 다음 라운드',
  mayWin: '{amount} 획득 가능',
  howToPlay: '게임 방법',
  returns: '환급',
  returnExact: '무엇을 고르든 전체 베팅액의 정확히 99%가 당첨금으로 돌아와요. 반올림이나 버림이 없어요.',
  limits: '한도',
  stakesFromTo: '베팅액 {least}~{most}.',
  largestWin: '한 라운드의 최대 당첨금은 베팅액의 ×{times}, 최대 베팅액일 때 {amount}이에요.',
  pace: '한 라운드는 최소 {seconds}초 걸려요. 화면을 누르면 결과가 바로 보여요.',
  interruptions: '중단됐을 때',
  fairness: '공정성',
  algorithm:
    '서버 시드를 키로 “클라이언트 시드:라운드 번호:블록”에 HMAC-SHA-256을 계산하면 32비트 워드가 나와요. 어떤 한도 미만의 수는 다음 워드를 한도로 나눈 나머지예요. 작은 수가 더 잘 나오게 하는 워드는 건너뛰어요.',
  seedsGive: '시드로 나온 숫자: {numbers}',
  roundWas: '결과: {result}.',
  price: '배당',
  chance: '확률',
  toldResult: '결과',
}
