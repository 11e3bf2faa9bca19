import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: '行数',
  risk: '风险',
  low: '低',
  medium: '中',
  high: '高',
  landed: '第 {slot} 槽（共 {slots} 槽）：×{price}',
  howFall: '小球穿过一行行钉子落下。在每颗钉子处向左或向右，概率相同；它最后落入的槽按其倍数乘以您的注额派付，含注额。',
  howRisk: '行数越多、风险越高，边上的槽赔付越高，中间的槽赔付越低。',
  howDraw: '每一行是一个小于 2 的数：0 向左，1 向右。槽的编号就是小球向右的次数。',
  board: '{rows} 行，{risk}',
  middleToEdge: '从边上到中间的槽及其概率',
}
