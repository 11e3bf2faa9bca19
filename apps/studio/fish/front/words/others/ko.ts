import type { OtherTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: OtherTable<FishWord> = {
  minnow: '피라미',
  sunfish: '선피시',
  lantern: '랜턴피시',
  puffer: '복어',
  angel: '에인절피시',
  turtle: '바다거북',
  ray: '가오리',
  squid: '오징어',
  marlin: '청새치',
  shark: '상어',
  carp: '황금 잉어',
  mine: '기뢰',
  eel: '번개 장어',
  'boss-shell': '왕관의 주인: 껍데기',
  'boss-crown': '왕관의 주인: 왕관',
  'boss-heart': '왕관의 주인: 심장',

  water: '물속. 누르거나 길게 눌러 쏘세요. 화살표 키로 대포를 돌리고 스페이스 키로 쏴요.',
  double: '더블',
  lock: '조준 고정',
  pickTarget: '고정할 물고기를 누르세요.',
  bossComes: '왕관의 주인이 나타나요',
  wonTold: '{name}: {amount} 획득',
  resumed: '지난 일제 사격으로 {amount} 획득했어요.',
  resumedNothing: '지난 일제 사격에서는 아무것도 잡지 못했어요.',

  allGone: '그 물고기는 이미 없어요. 차감된 금액은 없어요.',
  tooFast: '대포에 잠시 시간이 필요해요. 차감된 금액은 없어요.',
  notPlaced: '그 발사는 접수되지 못했어요. 차감된 금액은 없어요.',
  newSeat: '다시 자리에 앉았어요. 차감된 금액은 없어요.',
  noSeat: '지금은 자리를 드릴 수 없어요. 다시 시도하는 중…',

  rulesPlay: '게임 방법',
  rulesIdea:
    '최대 네 명이 같은 물고기를 쏴요. 한 발의 가격은 맞혔을 때만 차감돼요. 맞힌 발은 최대 {shots}발까지 일제 사격으로 함께 전송돼요. 아무것도 맞히지 못한 발은 무료예요.',
  rulesFirst: '물고기는 먼저 잡은 사람이 가져요. 도착했을 때 물고기가 이미 없던 발은 차감되지 않고 그대로 남아 있어요.',
  rulesVolley:
    '차감되는 모든 발에는 각각의 확률이 있어요. 한 번의 일제 사격에서 두 발이 같은 물고기를 잡으면 둘 다 지급돼요.',
  rulesDouble: '더블: 한 발의 가격이 두 배가 되고, 같은 상금을 받을 확률도 두 배가 돼요.',
  rulesLock: '조준 고정: 탄이 내가 누른 물고기를 따라가고 다른 물고기는 모두 지나쳐요. 가격도 확률도 바뀌지 않아요.',
  rulesBoss: '왕관의 주인은 {seconds}초마다 나와요. 껍데기, 왕관, 심장이 차례로 부서지며, 각각 부순 사람에게 지급돼요.',
  rulesSwept:
    '기뢰나 번개 장어는 저마다의 목록에서 뽑은 상금을 지급해요. 함께 휩쓸린 작은 물고기는 그 상금에 포함되며 따로 지급되지 않아요. 그래서 가까이에 누가 헤엄치든 확률은 달라지지 않아요.',
  prices: '한 발의 상금과 확률',
  target: '목표',
  pays: '상금, 가격의 배수',
  chance: '확률',
  figures: '수치와 한도',
  rulesReturn: '플레이어 환급률: 발사에 지불한 전체 금액의 {share}. 어떤 목표, 어떤 위력에서도 정확히 같아요.',
  rulesLargest: '한 발의 최대 상금: 가격의 {times}배.',
  rulesLimits: '한 발의 가격은 {least}~{most}. 일제 사격은 최대 {shots}발, 1초에 최대 {speed}발이에요.',
  rulesRound: '모든 상금은 가격의 정수배라서 반올림이나 버림이 전혀 없어요.',
  interrupted:
    '연결이 끊겨도 전송된 일제 사격은 한 번만 인정되거나 아예 인정되지 않으며, 획득한 금액은 지급돼요. 돌아오면 알려 드려요.',
  caughtList: '{name} ×{times}',
  caughtNothing: '잡은 것 없음',
  shots_other: '{count}발',
  shotPrice: '한 발 가격',
}
