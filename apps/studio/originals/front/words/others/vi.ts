import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Thắng',
  returnToPlayer: 'Hoàn trả',
  interrupted:
    'Nếu mất kết nối, vòng vẫn chạy xong mà không cần bạn và tiền thắng được trả. Bạn sẽ thấy kết quả khi quay lại.',
  play: 'Chơi {stake}',
  playing: 'Đang chơi',
  soon: 'Sắp đến vòng sau',
  mayWin: 'Bạn có thể thắng {amount}',
  howToPlay: 'Cách chơi',
  returns: 'Phần trả lại',
  returnExact: 'Trong tổng tiền cược, đúng 99 % được trả lại thành tiền thắng, dù bạn chọn gì. Không làm tròn.',
  limits: 'Giới hạn',
  stakesFromTo: 'Tiền cược từ {least} đến {most}.',
  largestWin: 'Mức thắng lớn nhất của một vòng là ×{times} tiền cược, tức {amount} ở mức cược cao nhất.',
  pace: 'Một vòng kéo dài ít nhất {seconds} giây. Chạm vào hình để xem kết quả ngay.',
  interruptions: 'Khi có sự cố',
  fairness: 'Công bằng',
  algorithm:
    'HMAC-SHA-256 với seed máy chủ làm khóa trên “seed người chơi:số thứ tự vòng:khối” cho ra các từ 32 bit. Một số nhỏ hơn giới hạn là từ kế tiếp chia lấy dư cho giới hạn; từ nào làm lợi cho các số nhỏ thì bị bỏ qua.',
  seedsGive: 'Các seed cho ra {numbers}',
  roundWas: 'Tức là: {result}.',
  price: 'Trả',
  chance: 'Cơ hội',
  toldResult: 'Kết quả',
}
