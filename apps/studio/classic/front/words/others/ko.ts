import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: '잭팟에 당첨되면 멈춤',
  seven: '세븐',
  'three-bars': '트리플 바',
  'two-bars': '더블 바',
  'one-bar': '싱글 바',
  bell: '종',
  cherry: '체리',
  lemon: '레몬',
  plum: '자두',
  anyBars: '아무 바나 세 개',
  twoCherries: '왼쪽 릴의 체리 두 개',
  linesRule: '매 라운드 5개 라인을 모두 플레이합니다. 라인은 가장 좋은 당첨을 지급하고, 다른 라인의 당첨은 합산됩니다.',
  jackpot: '잭팟',
  jackpotWon: '잭팟의 주인공입니다!',
  jackpotRule:
    '매 베팅의 {share}가 잭팟에 쌓입니다. 릴에 무엇이 나오든 어느 라운드나 전부를 딸 수 있고, 그 후 다시 시작됩니다.',
  jackpotChance: '베팅 {bet}일 때 확률은 {rounds}분의 1이며, 베팅이 두 배면 확률도 두 배입니다.',
  returnOfJackpot: '잭팟의 추가 환수',
}
