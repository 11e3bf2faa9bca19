import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'ຫຼິ້ນອັດຕະໂນມັດ',
  stopAutoplay: 'ຢຸດຫຼິ້ນອັດຕະໂນມັດ',
  autoplayRounds: 'ຈຳນວນຮອບ',
  autoplayLossLimit: 'ຢຸດເມື່ອເສຍຮອດ',
  autoplayLossLimitWhy: 'ເລືອກຂີດຈຳກັດກ່ອນເລີ່ມ.',
  autoplaySingleWin: 'ຢຸດເມື່ອຊະນະຄັ້ງດຽວຮອດ',
  autoplaySingleWinNone: 'ບໍ່ຈຳກັດ',
  autoplayStart_other: 'ເລີ່ມ {count} ຮອບ',
  'stopped-done': 'ຫຼິ້ນອັດຕະໂນມັດ: ຄົບທຸກຮອບແລ້ວ.',
  'stopped-loss-limit': 'ຢຸດແລ້ວ: ຮອດຂີດຈຳກັດການເສຍ.',
  'stopped-single-win': 'ຢຸດແລ້ວ: ຊະນະຮອດຈຳນວນທີ່ເລືອກ.',
  'stopped-feature': 'ຢຸດແລ້ວ: ມີຮອບພິເສດ.',
  'stopped-balance': 'ຢຸດແລ້ວ: ຍອດເງິນໜ້ອຍກວ່າເງິນເດີມພັນ.',
  'stopped-hidden': 'ຢຸດແລ້ວຕອນທ່ານບໍ່ຢູ່.',
  'stopped-trouble': 'ຢຸດຫຼິ້ນອັດຕະໂນມັດແລ້ວ.',
  rounds_other: '{count} ຮອບ',
}
