import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Công bằng?',
  fairTitle: 'Kiểm tra vòng này',
  fairIdea:
    'Trước khi bạn chơi, máy chủ khóa seed bí mật của mình: bên dưới là dấu vân tay của seed đó. Seed của bạn được trộn vào. Sau vòng chơi, bí mật được công bố và trang này tái hiện lượt quay của vòng đó.',
  nextRound: 'Vòng sau',
  checkRound: 'Các vòng bạn đã chơi',
  nothingToCheck: 'Chơi một vòng rồi kiểm tra tại đây.',
  howItIsDrawn: 'Cách quay kết quả',
  seedHash: 'SHA-256 của seed máy chủ',
  serverSeed: 'Seed máy chủ',
  clientSeed: 'Seed của bạn',
  nonce: 'Số thứ tự vòng',
  roundId: 'Vòng',
  copy: 'Chép',
  copied: 'Đã chép',
  copyByHand: 'Bôi đen để sao chép',
  useSeed: 'Dùng seed này',
  newRandom: 'Seed ngẫu nhiên mới',
  seedSaved: 'Có hiệu lực từ vòng sau.',
  seedWrong: 'Dùng 1 đến 64 ký tự: chữ A–Z, chữ số, - hoặc _.',
  promiseKept: 'Seed đúng là seed đã cam kết trước khi bạn cược',
  seedKept: 'Seed được công bố có đúng dấu vân tay đã cam kết',
  lastResults: 'Kết quả gần đây',
  fairShort: 'Mỗi vòng đều được cam kết trước khi bạn cược và kiểm tra được sau đó: chạm “Công bằng?”.',
  anybody: 'Ai cũng kiểm tra được, trên một trang riêng',
}
