import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: '速度',
  normal: '普通',
  quick: '快速',
  tumbles: '下落：{count} 次',
  noCluster: '没有相连',
  freeSpins: '免费旋转：{count} 次',
  autoplayFeature: '出现免费旋转时停止',
  freeSpinOf: '免费旋转 {nth}/{count}',
  capReached: '一局的最高奖金',
  howClusters: '五颗或以上同种宝石上下或左右相连即派彩。它们消失，上方的宝石落下，新的宝石补入，直到不再有派彩。',
  howMultiplier:
    '一次旋转的首次派彩按一倍计算。每次有派彩的下落使倍数加一，最高 ×{most}。在一局的所有免费旋转中，倍数保持在已升到的位置。',
  howFreeSpins:
    '星星本身不派彩。旋转结束时盘面上有三颗、四颗、五颗或以上星星，得 {three}、{four} 或 {five} 次免费旋转。免费旋转中三颗或以上再加 {more} 次，一局最多 {most} 次。',
  howQuick: '快速以更短的时间显示相同的内容。',
  clustersPay: '各大小的派彩，×1 时按注额倍数',
  gem: '宝石',
  returnWhole: '全部注额中恰好有 {share} 作为奖金返还，其中 {free} 来自免费旋转。不作任何舍入。',
  howOften:
    '每 {hit} 局有一局派彩，每 {free} 局有一局出现免费旋转。本游戏波动较大：一局的标准差为注额的 {volatility} 倍，长时间不中属于正常。',
  capEnds: '达到此奖金的一局即在此结束，免费旋转也一并结束。',
  howBook:
    '共有 {rounds} 个预先备好的局，每个都有权重。每次下注，服务器用密码学随机源按权重抽出其中一个，并由其种子逐次下落地进行，每次都完全一样。因此返还率不是估计，而是全部的总和。您点哪里、点多快，都不会改变结果。',
}
