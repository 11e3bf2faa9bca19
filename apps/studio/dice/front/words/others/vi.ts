import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Đổ',
  under: 'Dưới {edge}',
  over: '{edge} trở lên',
  chanceToWin: 'Cơ hội thắng',
  lessLikely: 'Khó hơn, trả nhiều hơn',
  moreLikely: 'Dễ hơn, trả ít hơn',
  rolled: 'Đổ ra {number}',
  howRoll:
    'Xúc xắc 10,000 mặt, từ 00.00 đến 99.99, được đổ một lần. Bạn chọn kết quả rơi dưới vạch của mình hay trên vạch, và khả năng là bao nhiêu.',
  howPrice: 'Tỷ lệ trả là 99 % chia cho cơ hội. Chỉ chọn được những cơ hội mà tỷ lệ đó ra tròn xu ở mọi mức cược.',
  howDraw: 'Kết quả là số đầu tiên nhỏ hơn 10,000; hai chữ số cuối đứng sau dấu chấm.',
}
