import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'ຢຸດເມື່ອຊະນະແຈັກພັອດ',
  seven: 'ເຈັດ',
  'three-bars': 'ບາສາມ',
  'two-bars': 'ບາສອງ',
  'one-bar': 'ບາດຽວ',
  bell: 'ກະດິ່ງ',
  cherry: 'ເຊີຣີ',
  lemon: 'ໝາກນາວ',
  plum: 'ພລັມ',
  anyBars: 'ບາໃດກໍໄດ້ສາມອັນ',
  twoCherries: 'ເຊີຣີສອງໜ່ວຍຢູ່ວົງລໍ້ຊ້າຍ',
  linesRule: 'ຫຼິ້ນທັງ 5 ເສັ້ນທຸກຮອບ. ເສັ້ນຈ່າຍລາງວັນດີທີ່ສຸດ; ການຊະນະຂອງເສັ້ນຕ່າງໆນຳມາລວມກັນ.',
  jackpot: 'ແຈັກພັອດ',
  jackpotWon: 'ແຈັກພັອດເປັນຂອງທ່ານ!',
  jackpotRule: '{share} ຂອງທຸກເງິນເດີມພັນເຂົ້າແຈັກພັອດ. ຮອບໃດກໍຊະນະໄດ້ທັງໝົດ ບໍ່ວ່າວົງລໍ້ຈະອອກຫຍັງ; ແລ້ວຈຶ່ງເລີ່ມໃໝ່.',
  jackpotChance: 'ເມື່ອເດີມພັນ {bet} ໂອກາດແມ່ນ 1 ໃນ {rounds}; ເດີມພັນສອງເທົ່າ ໂອກາດສອງເທົ່າ.',
  returnOfJackpot: 'ຄືນຈາກແຈັກພັອດຕ່າງຫາກ',
}
