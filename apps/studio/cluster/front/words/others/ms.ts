import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Kelajuan',
  normal: 'Biasa',
  quick: 'Pantas',
  tumbles: 'Jatuhan: {count}',
  noCluster: 'Tiada kelompok',
  freeSpins: 'Putaran percuma: {count}',
  autoplayFeature: 'Berhenti apabila putaran percuma bermula',
  freeSpinOf: 'Putaran percuma {nth} daripada {count}',
  capReached: 'Kemenangan terbesar satu pusingan',
  howClusters:
    'Lima permata sejenis atau lebih yang bersentuhan di sisi atau atas-bawah membayar. Ia lenyap, yang di atas jatuh, dan yang baharu datang, sehingga tiada lagi yang membayar.',
  howMultiplier:
    'Bayaran pertama sesuatu putaran dikira sekali. Setiap jatuhan yang membayar menaikkan pengganda satu, sehingga ×{most}. Sepanjang semua putaran percuma dalam satu pusingan, ia kekal di tempatnya.',
  howFreeSpins:
    'Bintang sendiri tidak membayar. Tiga, empat, atau lima dan lebih dalam grid apabila putaran tamat memberi {three}, {four} atau {five} putaran percuma. Tiga atau lebih dalam putaran percuma menambah {more}, sehingga {most} sepusingan.',
  howQuick: 'Pantas menunjukkan perkara sama dalam masa lebih singkat.',
  clustersPay: 'Bayaran kelompok mengikut saiz, dalam pertaruhan pada ×1',
  gem: 'Permata',
  returnWhole:
    'Daripada semua pertaruhan tepat {share} kembali sebagai kemenangan; {free} daripadanya dalam putaran percuma. Tiada pembundaran.',
  howOften:
    'Satu daripada {hit} pusingan membayar, dan satu daripada {free} mempunyai putaran percuma. Permainan ini tidak menentu: sisihan piawai satu pusingan ialah {volatility} pertaruhan, jadi lama tanpa menang adalah biasa.',
  capEnds: 'Pusingan yang mencapai kemenangan ini tamat di situ, termasuk putaran percuma.',
  howBook:
    'Terdapat {rounds} pusingan yang disediakan, setiap satu dengan pemberat. Bagi setiap pertaruhan pelayan mencabut satu daripada sumber rawak kriptografi, sekerap pemberatnya, dan memainkannya jatuhan demi jatuhan daripada benihnya, sentiasa sama. Jadi pulangan bukan anggaran, tetapi jumlah kesemuanya. Apa yang anda sentuh, atau sepantas mana, tidak mengubah apa-apa.',
}
