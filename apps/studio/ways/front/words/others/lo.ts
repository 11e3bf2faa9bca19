import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'ຢຸດເມື່ອມີໝຸນຊ້ຳ',
  paytableNote: 'ໜຶ່ງທາງຈ່າຍເທົ່າໃດເມື່ອເດີມພັນ {bet}',
  wildRule: 'ແທນທຸກສັນຍາລັກຍົກເວັ້ນດາວ. ຢູ່ວົງລໍ້ 2, 3 ແລະ 4 ແລະ ຂະຫຍາຍເຕັມວົງລໍ້.',
  scatterRule: 'ຈ່າຍທຸກບ່ອນ.',
  ways: '243 ທາງ',
  waysRule: 'ສັນຍາລັກຈ່າຍເມື່ອຢູ່ວົງລໍ້ຕິດກັນຈາກຊ້າຍ ບໍ່ວ່າແຖວໃດ. ທຸກທາງຈ່າຍ ແລະ ນຳມາລວມກັນ.',
  respins: 'ວົງລໍ້ໄວລ໌ ແລະ ໝຸນຊ້ຳ',
  respinsRule: 'ເມື່ອໄວລ໌ອອກ ວົງລໍ້ທັງໝົດກາຍເປັນໄວລ໌ແລະຢຸດຄ້າງ ວົງລໍ້ອື່ນໝຸນອີກຄັ້ງຟຣີ. ວົງລໍ້ໄວລ໌ໃໝ່ແຕ່ລະວົງໃຫ້ໝຸນຊ້ຳອີກຄັ້ງ: ສູງສຸດສາມ.',
  respin: 'ໝຸນຊ້ຳ',
  respinsDone: 'ວົງລໍ້ໄວລ໌ຈ່າຍແລ້ວ',
  respinEvery: 'ໝຸນຊ້ຳ ສະເລ່ຍໜຶ່ງຄັ້ງໃນ',
  toldWays_other: '{times} × {symbol}, {count} ທາງ',
  toldRespins: 'ໝຸນຊ້ຳ',
  toldRespinsWon: 'ຊະນະໃນໝຸນຊ້ຳ',
  toldNothing: 'ບໍ່ມີທາງໃດຈ່າຍ',
}
