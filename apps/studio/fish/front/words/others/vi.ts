import type { OtherTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: OtherTable<FishWord> = {
  minnow: 'Cá con',
  sunfish: 'Cá mặt trời',
  lantern: 'Cá đèn lồng',
  puffer: 'Cá nóc',
  angel: 'Cá thiên thần',
  turtle: 'Rùa',
  ray: 'Cá đuối',
  squid: 'Mực',
  marlin: 'Cá cờ',
  shark: 'Cá mập',
  carp: 'Cá chép vàng',
  mine: 'Thủy lôi',
  eel: 'Lươn sấm sét',
  'boss-shell': 'Vua Biển: mai',
  'boss-crown': 'Vua Biển: vương miện',
  'boss-heart': 'Vua Biển: trái tim',

  water: 'Mặt nước. Chạm hoặc giữ để bắn; phím mũi tên xoay súng, phím Space để bắn.',
  double: 'Gấp đôi',
  lock: 'Khóa',
  pickTarget: 'Chạm một con cá để khóa mục tiêu.',
  bossComes: 'Vua Biển trỗi dậy',
  wonTold: '{name}: thắng {amount}',
  resumed: 'Loạt bắn trước của bạn thắng {amount}.',
  resumedNothing: 'Loạt bắn trước của bạn không trúng gì.',

  allGone: 'Con đó đã đi mất. Không trừ tiền.',
  tooFast: 'Súng của bạn cần nghỉ giây lát. Không trừ tiền.',
  notPlaced: 'Không gửi được loạt bắn đó. Không trừ tiền.',
  newSeat: 'Bạn đã có chỗ trở lại. Không trừ tiền.',
  noSeat: 'Hiện chưa có chỗ cho bạn. Đang thử lại…',

  rulesPlay: 'Cách chơi',
  rulesIdea:
    'Tối đa bốn người chơi bắn cùng một đàn cá. Mỗi phát chỉ tính giá khi bắn trúng; các phát trúng được gửi cùng nhau thành một loạt tối đa {shots} phát. Phát không trúng gì thì không mất tiền.',
  rulesFirst: 'Ai bắt được cá trước thì được cá. Phát bắn tới khi cá đã đi mất không bị tính tiền và vẫn là của bạn.',
  rulesVolley:
    'Mỗi phát bị tính tiền có cơ hội riêng. Nếu hai phát trong một loạt cùng bắt được một con cá, cả hai đều được trả.',
  rulesDouble: 'Gấp đôi: mỗi phát giá gấp đôi và có cơ hội gấp đôi để nhận cùng giải thưởng đó.',
  rulesLock: 'Khóa: đạn theo con cá bạn chạm và bỏ qua mọi con khác. Không làm đổi giá hay cơ hội.',
  rulesBoss:
    'Vua Biển đến mỗi {seconds} giây. Mai, vương miện và trái tim bị phá lần lượt; mỗi phần trả cho người phá được.',
  rulesSwept:
    'Thủy lôi hoặc lươn sấm sét trả giải quay từ bảng riêng của nó. Cá nhỏ bị cuốn theo được trả chung trong đó, không bao giờ trả riêng: nên cơ hội của bạn không phụ thuộc vào con nào bơi gần.',
  prices: 'Giải thưởng và cơ hội của một phát',
  target: 'Mục tiêu',
  pays: 'Trả, số lần giá',
  chance: 'Cơ hội',
  figures: 'Con số và giới hạn',
  rulesReturn:
    'Tỷ lệ trả người chơi: {share} tổng tiền đã trả cho các phát bắn, như nhau tuyệt đối ở mọi mục tiêu và mức lực.',
  rulesLargest: 'Giải lớn nhất của một phát: {times} lần giá của nó.',
  rulesLimits: 'Giá một phát từ {least} đến {most}. Tối đa {shots} phát mỗi loạt và {speed} phát mỗi giây.',
  rulesRound: 'Mọi giải thưởng đều là bội số nguyên của giá, nên không bao giờ làm tròn.',
  interrupted:
    'Nếu mất kết nối, loạt đã gửi được tính một lần hoặc không được tính, và tiền thắng được trả. Bạn sẽ được báo khi quay lại.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Không bắt được gì',
  shots_other: '{count} phát',
  shotPrice: 'Giá một phát bắn',
}
