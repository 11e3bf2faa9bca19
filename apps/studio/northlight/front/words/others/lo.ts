import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'ແສງເໜືອ!',
  wildRule: 'ແທນທຸກສັນຍາລັກຍົກເວັ້ນໂຄມ. ຢູ່ວົງລໍ້ 2, 3 ແລະ 4.',
  freeSpinsRule:
    'ໂຄມສາມໜ່ວຍຂຶ້ນໄປໃຫ້ໝຸນຟຣີ {awarded} ຄັ້ງ ທຸກການຊະນະໃນນັ້ນຈ່າຍ ×{multiplier}. ໂຄມສາມໜ່ວຍຂຶ້ນໄປໃນໝຸນຟຣີເພີ່ມອີກ {awarded} ຄັ້ງ ສູງສຸດ {limit} ຕໍ່ຮອບ.',
  aurora: 'ແສງເໜືອ',
  lantern: 'ໂຄມໄຟ',
  reindeer: 'ກວາງເຣນເດຍ',
  fox: 'ໝາຈອກ',
  owl: 'ນົກເຄົ້າ',
  hare: 'ກະຕ່າຍປ່າ',
}
