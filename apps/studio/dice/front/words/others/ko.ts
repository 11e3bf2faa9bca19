import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: '굴리기',
  under: '{edge} 미만',
  over: '{edge} 이상',
  chanceToWin: '당첨 확률',
  lessLikely: '확률은 낮게, 배당은 높게',
  moreLikely: '확률은 높게, 배당은 낮게',
  rolled: '주사위 {number}',
  howRoll:
    '00.00부터 99.99까지 10,000개의 면을 가진 주사위를 한 번 굴려요. 내 기준선보다 아래로 나올지 위로 나올지, 그리고 그 확률을 정해요.',
  howPrice:
    '배당은 99%를 확률로 나눈 값이에요. 어떤 베팅액에서도 배당이 센트 단위로 딱 떨어지는 확률을 고를 수 있어요.',
  howDraw: '주사위 값은 10,000 미만인 첫 번째 수예요. 마지막 두 자리가 소수점 뒤에 와요.',
}
