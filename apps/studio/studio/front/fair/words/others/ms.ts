import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Adil?',
  fairTitle: 'Semak pusingan ini',
  fairIdea:
    'Sebelum anda bermain, pelayan mengunci seed rahsianya: di bawah anda lihat cap jarinya. Seed anda sendiri turut dicampurkan. Selepas pusingan, rahsia itu ditunjukkan dan halaman ini mencabut pusingan itu semula.',
  nextRound: 'Pusingan seterusnya',
  checkRound: 'Pusingan yang anda main',
  nothingToCheck: 'Main satu pusingan dan semak di sini.',
  howItIsDrawn: 'Cara cabutan',
  seedHash: 'SHA-256 bagi seed pelayan',
  serverSeed: 'Seed pelayan',
  clientSeed: 'Seed anda',
  nonce: 'Nombor pusingan',
  roundId: 'Pusingan',
  copy: 'Salin',
  copied: 'Disalin',
  copyByHand: 'Tandakan untuk menyalin',
  useSeed: 'Guna seed ini',
  newRandom: 'Seed rawak baharu',
  seedSaved: 'Ia dikira mulai pusingan seterusnya.',
  seedWrong: 'Guna 1 hingga 64 huruf A–Z, digit, - atau _.',
  promiseKept: 'Seed ini sama dengan yang dijanjikan sebelum taruhan anda',
  seedKept: 'Seed yang ditunjukkan mempunyai cap jari yang dijanjikan',
  lastResults: 'Keputusan terakhir',
  fairShort: 'Setiap pusingan dijanjikan sebelum taruhan anda dan boleh disemak selepasnya: ketik “Adil?”.',
  anybody: 'Sesiapa pun boleh menyemaknya, di halamannya sendiri',
}
