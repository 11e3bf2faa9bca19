import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'ຢຸດເມື່ອໝຸນຟຣີເລີ່ມ',
  freeSpins_other: 'ໝຸນຟຣີ {count} ຄັ້ງ',
  freeSpinsPayTwice: 'ທຸກການຊະນະຈ່າຍສອງເທົ່າ',
  freeSpinOf: 'ໝຸນຟຣີ {played} ຈາກ {all}',
  moreFreeSpins_other: 'ໝຸນຟຣີອີກ {count} ຄັ້ງ',
  freeSpinsDone: 'ໝຸນຟຣີຈ່າຍແລ້ວ',
  start: 'ເລີ່ມ',
  wildRule: 'ແທນທຸກສັນຍາລັກຍົກເວັ້ນດາວ. ຢູ່ວົງລໍ້ 2, 3 ແລະ 4.',
  scatterRule: 'ຈ່າຍທຸກບ່ອນ. ສາມອັນຂຶ້ນໄປເປີດໝຸນຟຣີ.',
  freeSpinsRule:
    'ດາວສາມດວງຂຶ້ນໄປໃຫ້ໝຸນຟຣີ {awarded} ຄັ້ງ ທຸກການຊະນະໃນນັ້ນຈ່າຍ ×{multiplier}. ດາວສາມດວງຂຶ້ນໄປໃນໝຸນຟຣີເພີ່ມອີກ {awarded} ຄັ້ງ ສູງສຸດ {limit} ຕໍ່ຮອບ.',
  linesRule: 'ຫຼິ້ນທັງ 20 ເສັ້ນທຸກຮອບ. ເສັ້ນຈ່າຍສັນຍາລັກດຽວທີ່ຍາວທີ່ສຸດຈາກວົງລໍ້ຊ້າຍ. ການຊະນະຂອງເສັ້ນຕ່າງໆນຳມາລວມກັນ.',
  freeSpinsEvery: 'ໝຸນຟຣີ ສະເລ່ຍໜຶ່ງຄັ້ງໃນ',
  toldFreeSpins: 'ໝຸນຟຣີ',
  toldFreeSpinsWon: 'ຊະນະໃນໝຸນຟຣີ',
}
