import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Bắc cực quang!',
  wildRule: 'Thay cho mọi biểu tượng trừ đèn lồng. Ở guồng 2, 3 và 4.',
  freeSpinsRule:
    'Từ ba đèn lồng trở lên cho {awarded} vòng quay miễn phí, mọi lần thắng trong đó trả ×{multiplier}. Từ ba đèn lồng trở lên trong vòng miễn phí thêm {awarded} vòng nữa, tối đa {limit} trong một ván.',
  aurora: 'Cực quang',
  lantern: 'Đèn lồng',
  reindeer: 'Tuần lộc',
  fox: 'Cáo',
  owl: 'Cú',
  hare: 'Thỏ rừng',
}
