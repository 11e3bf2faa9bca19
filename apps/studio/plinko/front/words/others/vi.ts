import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Hàng',
  risk: 'Rủi ro',
  low: 'Thấp',
  medium: 'Vừa',
  high: 'Cao',
  landed: 'Ô {slot} trên {slots}: ×{price}',
  howFall:
    'Bóng rơi qua các hàng chốt. Ở mỗi chốt, bóng sang trái hoặc phải với khả năng bằng nhau, và ô nơi bóng dừng trả tỷ lệ của ô nhân tiền cược của bạn, gồm cả tiền cược.',
  howRisk: 'Càng nhiều hàng và càng rủi ro, các ô ở rìa càng trả nhiều và các ô ở giữa càng trả ít.',
  howDraw: 'Mỗi hàng là một số nhỏ hơn 2: 0 là trái, 1 là phải. Ô là số lần bóng sang phải.',
  board: '{rows} hàng, {risk}',
  middleToEdge: 'Các ô từ rìa vào giữa, kèm cơ hội',
}
