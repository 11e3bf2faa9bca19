import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Mìn',
  fewer: 'Bớt mìn',
  more: 'Thêm mìn',
  nextField: 'Ô tiếp theo',
  worthNow: 'Giá trị lúc này',
  openField: 'Mở một ô',
  firstPays: 'Ô an toàn đầu tiên nâng lên {amount}',
  cashOut: 'Chốt {amount}',
  orGoOn: 'hoặc mở ô tiếp theo',
  field: 'Ô {field}',
  gemAt: 'Ô {field}: an toàn',
  mineAt: 'Ô {field}: mìn',
  hit: 'Trúng mìn ở ô {field}',
  taken: 'Đã chốt sau {count} ô an toàn',
  mineList: 'Mìn ở các ô {fields}',
  alreadyOpen: 'Ô này đã mở rồi.',
  openFirst: 'Hãy mở một ô trước: chưa mở thì chưa có gì để nhận.',
  roundRuns: 'Vòng trước của bạn vẫn đang chạy. Vòng đó hiện ở đây.',
  howOpen:
    'Mìn nằm dưới một số trong 25 ô; bạn chọn bao nhiêu quả. Mở từng ô một: mỗi ô an toàn làm tăng giá trị, và bạn được chốt sau bất kỳ ô nào. Trúng mìn thì vòng kết thúc và mất tiền cược.',
  howPrice: 'Giá trị của vòng là 99 % tiền cược chia cho cơ hội đi được đến đó. Khi trả, phần lẻ của xu bị cắt bỏ.',
  howEnds:
    'Ô an toàn cuối cùng tự động được trả, và ô đầu tiên làm vòng đạt giá trị từ 10,000 lần tiền cược trở lên cũng vậy.',
  returnMines:
    'Trong tổng tiền cược, 99 % được trả lại, với số mìn bất kỳ và dù bạn dừng ở đâu, trừ phần lẻ của xu bị cắt khi trả.',
  left: 'Vòng bỏ dở được giữ nguyên: ngày khác, trên điện thoại khác, bạn vẫn thấy nó ở đây. Sau 24 giờ vòng tự được chốt; nếu chưa mở ô nào thì tiền cược được hoàn lại.',
  howDraw:
    'Mọi quả mìn được quay khi đặt cược: mỗi quả từ các ô còn trống, đếm từ 1, từ trái sang phải rồi xuống dưới. Vị trí mìn được công bố cùng seed khi vòng kết thúc.',
  safeFields: 'Ô an toàn đã mở',
}
