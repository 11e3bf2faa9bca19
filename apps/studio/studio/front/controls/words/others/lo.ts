import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'ເງິນແທງ',
  lowerBet: 'ຫຼຸດເງິນເດີມພັນ',
  raiseBet: 'ເພີ່ມເງິນເດີມພັນ',
  win: 'ຊະນະ',
  standsIn: 'ເກມທົດລອງແທນ {title}.',
  bigWin: 'ຊະນະໃຫຍ່',
  greatWin: 'ຊະນະຍິ່ງໃຫຍ່',
  hugeWin: 'ຊະນະມະຫາສານ',
  betInstead: 'ເດີມພັນ {amount} ແທນ',
  resumed: 'ນີ້ແມ່ນຮອບທີ່ທ່ານຍັງບໍ່ໄດ້ເບິ່ງຈົນຈົບ.',
  figures: 'ຕົວເລກ',
  returnToPlayer: 'ອັດຕາຄືນຜູ້ຫຼິ້ນ (RTP)',
  hitRate: 'ຮອບທີ່ຊະນະ',
  volatility: 'ຄວາມຜັນຜວນ',
  'volatility-low': 'ຕ່ຳ (ຄ່າບ່ຽງເບນມາດຕະຖານ {deviation}× ເງິນເດີມພັນ)',
  'volatility-medium': 'ປານກາງ (ຄ່າບ່ຽງເບນມາດຕະຖານ {deviation}× ເງິນເດີມພັນ)',
  'volatility-high': 'ສູງ (ຄ່າບ່ຽງເບນມາດຕະຖານ {deviation}× ເງິນເດີມພັນ)',
  largestWin: 'ຊະນະສູງສຸດໃນໜຶ່ງຮອບ',
  timesBet: '{times}× ເງິນເດີມພັນ',
  interrupted: 'ຖ້າການເຊື່ອມຕໍ່ຂາດ ຮອບຈະຫຼິ້ນຈົນຈົບໂດຍບໍ່ມີທ່ານ ແລະ ຈ່າຍເງິນທີ່ຊະນະໃຫ້. ທ່ານຈະເຫັນເມື່ອກັບມາ.',
}
