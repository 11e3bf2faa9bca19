import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Dừng khi trúng jackpot',
  seven: 'Số bảy',
  'three-bars': 'Ba bar',
  'two-bars': 'Hai bar',
  'one-bar': 'Một bar',
  bell: 'Chuông',
  cherry: 'Anh đào',
  lemon: 'Chanh',
  plum: 'Mận',
  anyBars: 'Ba bar bất kỳ',
  twoCherries: 'Hai anh đào ở hai guồng trái',
  linesRule: 'Mỗi ván chơi cả 5 dòng. Mỗi dòng trả mức thắng cao nhất; tiền thắng của các dòng được cộng lại.',
  jackpot: 'Jackpot',
  jackpotWon: 'Jackpot là của bạn!',
  jackpotRule: '{share} mỗi lần cược vào jackpot. Ván nào cũng có thể trúng trọn, dù guồng ra gì; rồi nó bắt đầu lại.',
  jackpotChance: 'Khi cược {bet}, cơ hội là 1 trên {rounds}; cược gấp đôi thì cơ hội gấp đôi.',
  returnOfJackpot: 'Jackpot trả lại thêm',
}
