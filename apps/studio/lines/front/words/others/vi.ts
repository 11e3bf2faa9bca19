import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Dừng khi có vòng quay miễn phí',
  freeSpins_other: '{count} vòng quay miễn phí',
  freeSpinsPayTwice: 'Mọi lần thắng trả gấp đôi',
  freeSpinOf: 'Vòng miễn phí {played} / {all}',
  moreFreeSpins_other: 'Thêm {count} vòng quay miễn phí',
  freeSpinsDone: 'Vòng miễn phí đã trả',
  start: 'Bắt đầu',
  wildRule: 'Thay cho mọi biểu tượng trừ ngôi sao. Ở guồng 2, 3 và 4.',
  scatterRule: 'Trả ở mọi vị trí. Từ ba cái trở lên mở vòng quay miễn phí.',
  freeSpinsRule:
    'Từ ba ngôi sao trở lên cho {awarded} vòng quay miễn phí, mọi lần thắng trong đó trả ×{multiplier}. Từ ba ngôi sao trở lên trong vòng miễn phí thêm {awarded} vòng nữa, tối đa {limit} trong một ván.',
  linesRule:
    'Mỗi ván chơi cả 20 dòng. Mỗi dòng trả chuỗi dài nhất của một biểu tượng từ guồng trái. Tiền thắng của các dòng được cộng lại.',
  freeSpinsEvery: 'Vòng quay miễn phí, trung bình một lần trong',
  toldFreeSpins: 'Vòng quay miễn phí',
  toldFreeSpinsWon: 'Thắng trong vòng miễn phí',
}
