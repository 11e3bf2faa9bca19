import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: '速度',
  normal: '普通',
  quick: '快速',
  tumbles: '落下：{count} 次',
  noCluster: '沒有相連',
  freeSpins: '免費旋轉：{count} 次',
  autoplayFeature: '出現免費旋轉時停止',
  freeSpinOf: '免費旋轉 {nth}/{count}',
  capReached: '一局的最高獎金',
  howClusters: '五顆或以上同種寶石上下或左右相連即派彩。它們消失，上方的寶石落下，新的寶石補入，直到不再有派彩。',
  howMultiplier:
    '一次旋轉的首次派彩按一倍計算。每次有派彩的落下使倍數加一，最高 ×{most}。在一局的所有免費旋轉中，倍數保持在已升到的位置。',
  howFreeSpins:
    '星星本身不派彩。旋轉結束時盤面上有三顆、四顆、五顆或以上星星，得 {three}、{four} 或 {five} 次免費旋轉。免費旋轉中三顆或以上再加 {more} 次，一局最多 {most} 次。',
  howQuick: '快速以較短的時間顯示相同的內容。',
  clustersPay: '各大小的派彩，×1 時按注額倍數',
  gem: '寶石',
  returnWhole: '全部注額中恰好有 {share} 作為獎金返還，其中 {free} 來自免費旋轉。不作任何捨入。',
  howOften:
    '每 {hit} 局有一局派彩，每 {free} 局有一局出現免費旋轉。本遊戲波動較大：一局的標準差為注額的 {volatility} 倍，長時間不中屬於正常。',
  capEnds: '達到此獎金的一局即在此結束，免費旋轉也一併結束。',
  howBook:
    '共有 {rounds} 個預先備好的局，每個都有權重。每次下注，伺服器用密碼學隨機源按權重抽出其中一個，並由其種子逐次落下地進行，每次都完全一樣。因此返還率不是估計，而是全部的總和。您點哪裡、點多快，都不會改變結果。',
}
