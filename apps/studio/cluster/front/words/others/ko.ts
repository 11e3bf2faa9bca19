import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: '속도',
  normal: '보통',
  quick: '빠르게',
  tumbles: '텀블: {count}회',
  noCluster: '클러스터 없음',
  freeSpins: '프리 스핀: {count}회',
  autoplayFeature: '프리 스핀이 시작되면 멈춤',
  freeSpinOf: '프리 스핀 {nth}/{count}',
  capReached: '한 라운드 최대 당첨',
  howClusters:
    '같은 보석이 옆이나 위아래로 다섯 개 이상 맞닿으면 당첨입니다. 당첨 보석은 사라지고 위의 보석이 떨어지며 새 보석이 옵니다. 당첨이 없을 때까지 계속됩니다.',
  howMultiplier:
    '스핀의 첫 당첨은 한 배로 계산합니다. 당첨된 텀블마다 배수가 1씩 올라 최대 ×{most}이 됩니다. 라운드의 모든 프리 스핀에서는 올라간 배수가 유지됩니다.',
  howFreeSpins:
    '별 자체는 당첨금이 없습니다. 스핀이 끝났을 때 별이 3개, 4개, 5개 이상이면 프리 스핀 {three}, {four}, {five}회를 받습니다. 프리 스핀에서 3개 이상이면 {more}회가 추가되며 한 라운드에 최대 {most}회입니다.',
  howQuick: '빠르게는 같은 내용을 더 짧은 시간에 보여 줍니다.',
  clustersPay: '크기별 클러스터 당첨금 (×1 기준 베팅의 배수)',
  gem: '보석',
  returnWhole:
    '전체 베팅의 정확히 {share}가 당첨금으로 돌아오며, 그중 {free}는 프리 스핀에서 나옵니다. 반올림은 없습니다.',
  howOften:
    '{hit}라운드 중 한 번 당첨되고 {free}라운드 중 한 번 프리 스핀이 나옵니다. 변동성이 큰 게임입니다. 한 라운드의 표준편차는 베팅의 {volatility}배이므로 오래 당첨이 없는 것은 흔합니다.',
  capEnds: '이 당첨금에 이른 라운드는 프리 스핀을 포함해 거기서 끝납니다.',
  howBook:
    '미리 준비된 라운드가 {rounds}개 있고 각각 가중치가 있습니다. 베팅마다 서버가 암호학적 난수원으로 가중치만큼의 빈도로 하나를 뽑아, 그 시드로부터 텀블을 하나씩 언제나 똑같이 진행합니다. 따라서 환수율은 추정이 아니라 전체의 합입니다. 무엇을 얼마나 빨리 눌러도 결과는 바뀌지 않습니다.',
}
