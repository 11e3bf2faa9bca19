import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Chuyến bay sau đang chờ cược',
  startsIn: 'Bắt đầu sau {seconds} giây',
  flying: 'Đang bay',
  crashedAt: 'Bay mất ở ×{point}',
  nextFlight: 'Chờ chuyến bay sau',
  youAreIn: 'Bạn đang bay',
  leavesAt: 'Tự rời ở ×{point}',
  byHand: 'Bạn tự chọn lúc rời',
  cashOut: 'Chốt {amount}',
  auto: 'Tự rời ở',
  autoLower: 'Rời sớm hơn',
  autoHigher: 'Rời muộn hơn',
  leftAt: 'Bạn rời ở ×{point}',
  lost: 'Bạn vẫn chưa rời ở ×{point}',
  tooSoon: 'Từ ×1.01 bạn mới rời được.',
  notYet: 'Chuyến bay chưa bắt đầu.',
  gone: 'Chuyến bay đã mất khi lượt chạm của bạn tới nơi.',
  stakeRuns: 'Bạn đã ở trong chuyến bay này.',
  proofTitle: 'Chuyến bay được định trước thế nào',
  proofIdea:
    'Seed của mỗi chuyến là SHA-256 của seed chuyến kế tiếp, và mã hash của chuyến đầu được công bố trước mọi lượt cược. Dấu của ba lượt cược đầu được trộn vào: trước khi có chúng không ai biết sẽ ra gì.',
  promisedHash: 'SHA-256 của seed chuyến bay này',
  salt: 'Salt của chuỗi',
  marks: 'Dấu của các lượt cược đầu',
  checkMine: 'Kiểm tra chuyến gần nhất của bạn',
  howFly:
    'Nhận cược trong 6 giây; rồi chuyến bay cất cánh, và ×1.00 tăng theo e^(0.00006 t), t tính bằng mili giây, như nhau với mọi người chơi. Hãy rời trước khi nó bay mất, bằng cách chạm hoặc tự rời ở điểm bạn đặt, và tiền cược được trả theo điểm đã đạt.',
  howCounted:
    'Tính theo lúc lượt chạm của bạn tới máy chủ, theo đồng hồ của máy chủ. Bạn được rời từ ×1.01 trở đi; ở ×10,000 mọi người đều được trả.',
  howGone: 'Cơ hội đạt đến điểm m là 0.99 chia cho m. Vì vậy cứ năm mươi chuyến có một chuyến bay mất trước ×1.01.',
  returnCrash: 'Trong tổng tiền cược, 99 % được trả lại, dù bạn rời ở đâu. Không làm tròn.',
  brokenLine: 'Nếu bạn mất kết nối, điểm đã đặt vẫn có hiệu lực; nếu không đặt, tiền cược bay tiếp đến cuối.',
  brokenServer:
    'Nếu máy chủ của chúng tôi dừng giữa chuyến bay, ai đã đặt điểm mà chuyến bay đạt tới thì được trả; mọi người khác còn trong chuyến được hoàn tiền cược.',
  howDraw:
    'Số thứ nhất nhỏ hơn 4,294,967,296 và số thứ hai nhỏ hơn 1,048,576 tạo thành một trong 2^52 số n. Chuyến bay kết thúc ở 0.99 · 2^52 / (2^52 − n), cắt còn hai chữ số thập phân, nhưng không dưới 1.00.',
  flight: 'Chuyến bay',
}
