import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Dừng khi có quay lại',
  paytableNote: 'Một cách trả bao nhiêu khi cược {bet}',
  wildRule: 'Thay cho mọi biểu tượng trừ ngôi sao. Ở guồng 2, 3 và 4; nó phủ cả guồng.',
  scatterRule: 'Trả ở mọi vị trí.',
  ways: '243 cách',
  waysRule:
    'Biểu tượng trả khi nằm trên các guồng liền nhau từ bên trái, ở hàng nào cũng được. Mỗi cách đọc đều trả; tất cả được cộng lại.',
  respins: 'Guồng wild và quay lại',
  respinsRule:
    'Khi có wild, cả guồng thành wild và đứng yên, các guồng khác quay thêm một lần miễn phí. Mỗi guồng wild mới cho thêm một lần: tối đa ba.',
  respin: 'Quay lại',
  respinsDone: 'Guồng wild đã trả',
  respinEvery: 'Quay lại, trung bình một lần trong',
  toldWays_other: '{times} × {symbol}, {count} cách',
  toldRespins: 'Quay lại',
  toldRespinsWon: 'Thắng khi quay lại',
  toldNothing: 'Không cách nào trả',
}
