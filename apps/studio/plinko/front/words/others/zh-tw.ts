import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: '排數',
  risk: '風險',
  low: '低',
  medium: '中',
  high: '高',
  landed: '第 {slot} 槽（共 {slots} 槽）：×{price}',
  howFall: '小球穿過一排排釘子落下。在每顆釘子處向左或向右，機率相同；它最後落入的槽按其倍數乘以您的注額派付，含注額。',
  howRisk: '排數越多、風險越高，邊上的槽賠付越高，中間的槽賠付越低。',
  howDraw: '每一排是一個小於 2 的數：0 向左，1 向右。槽的編號就是小球向右的次數。',
  board: '{rows} 排，{risk}',
  middleToEdge: '從邊上到中間的槽及其機率',
}
