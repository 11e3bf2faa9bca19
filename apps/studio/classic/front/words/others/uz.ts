import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Jekpot yutilganda to‘xtash',
  seven: 'Yettilik',
  'three-bars': 'Uchlik BAR',
  'two-bars': 'Qo‘sh BAR',
  'one-bar': 'Yakka BAR',
  bell: 'Qo‘ng‘iroq',
  cherry: 'Olcha',
  lemon: 'Limon',
  plum: 'Olxo‘ri',
  anyBars: 'Istalgan uchta BAR',
  twoCherries: 'Chap g‘ildiraklarda ikkita olcha',
  linesRule:
    'Har raundda barcha 5 chiziq o‘ynaladi. Chiziq eng yaxshi yutug‘ini to‘laydi; chiziqlar yutuqlari qo‘shiladi.',
  jackpot: 'Jekpot',
  jackpotWon: 'Jekpot sizniki!',
  jackpotRule:
    'Har tikishning {share} qismi jekpotga boradi. G‘ildiraklar nima ko‘rsatsa ham, har qanday raund hammasini yutishi mumkin; keyin u qaytadan boshlanadi.',
  jackpotChance: '{bet} tikishda imkon {rounds} dan 1; ikki barobar tikishda ikki barobar.',
  returnOfJackpot: 'Jekpotdan qo‘shimcha qaytish',
}
