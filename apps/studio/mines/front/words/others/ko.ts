import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: '지뢰',
  fewer: '지뢰 줄이기',
  more: '지뢰 늘리기',
  nextField: '다음 칸',
  worthNow: '현재 가치',
  openField: '칸 열기',
  firstPays: '첫 안전한 칸을 열면 {amount}',
  cashOut: '캐시아웃 {amount}',
  orGoOn: '또는 다음 칸 열기',
  field: '{field}번 칸',
  gemAt: '{field}번 칸: 안전',
  mineAt: '{field}번 칸: 지뢰',
  hit: '{field}번 칸에 지뢰가 있었어요',
  taken: '안전한 칸 {count}개를 열고 캐시아웃',
  mineList: '지뢰가 있는 칸: {fields}',
  alreadyOpen: '이미 열린 칸이에요.',
  openFirst: '먼저 칸을 하나 여세요. 그 전에는 받을 것이 없어요.',
  roundRuns: '지난 라운드가 아직 진행 중이에요. 여기에 표시돼요.',
  howOpen:
    '25칸 중 일부에 지뢰가 숨어 있어요. 개수는 직접 정해요. 칸을 하나씩 여세요. 안전한 칸마다 가치가 올라가고, 어느 칸을 연 뒤에든 캐시아웃할 수 있어요. 지뢰가 나오면 라운드가 끝나고 베팅액을 잃어요.',
  howPrice: '라운드의 가치는 베팅액의 99%를 거기까지 올 확률로 나눈 금액이에요. 지급할 때 1센트 미만은 버려요.',
  howEnds:
    '마지막 안전한 칸은 자동으로 지급돼요. 라운드의 가치가 베팅액의 10,000배 이상이 되는 첫 칸도 자동으로 지급돼요.',
  returnMines:
    '지뢰가 몇 개든, 어디서 멈추든 전체 베팅액의 99%가 돌아와요. 라운드를 지급할 때 버리는 1센트 미만은 제외돼요.',
  left: '두고 나간 라운드는 그대로 보관돼요. 다른 날, 다른 휴대폰에서도 여기서 찾을 수 있어요. 24시간이 지나면 자동으로 캐시아웃돼요. 연 칸이 없으면 베팅액이 돌아와요.',
  howDraw:
    '모든 지뢰는 베팅할 때 추첨돼요. 하나씩, 아직 비어 있는 칸에서 뽑으며, 칸은 1부터 왼쪽에서 오른쪽으로, 위에서 아래로 세요. 라운드가 끝나면 시드와 함께 공개돼요.',
  safeFields: '연 안전 칸',
}
