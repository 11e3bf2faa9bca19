import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Tiền cược',
  lowerBet: 'Giảm cược',
  raiseBet: 'Tăng cược',
  win: 'Thắng',
  standsIn: 'Trò chơi của môi trường thử, thay cho {title}.',
  bigWin: 'Thắng lớn',
  greatWin: 'Thắng rất lớn',
  hugeWin: 'Thắng khủng',
  betInstead: 'Cược {amount} thay vào đó',
  resumed: 'Đây là ván bạn chưa xem hết.',
  figures: 'Số liệu',
  returnToPlayer: 'Tỷ lệ trả lại người chơi (RTP)',
  hitRate: 'Ván có thắng',
  volatility: 'Độ biến động',
  'volatility-low': 'Thấp (độ lệch chuẩn {deviation}× tiền cược)',
  'volatility-medium': 'Trung bình (độ lệch chuẩn {deviation}× tiền cược)',
  'volatility-high': 'Cao (độ lệch chuẩn {deviation}× tiền cược)',
  largestWin: 'Mức thắng lớn nhất của một ván',
  timesBet: '{times}× tiền cược',
  interrupted:
    'Nếu mất kết nối, vòng vẫn chạy xong mà không cần bạn và tiền thắng được trả. Bạn sẽ thấy kết quả khi quay lại.',
}
