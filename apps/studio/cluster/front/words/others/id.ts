import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Kecepatan',
  normal: 'Normal',
  quick: 'Cepat',
  tumbles: 'Jatuhan: {count}',
  noCluster: 'Tidak ada kelompok',
  freeSpins: 'Putaran gratis: {count}',
  autoplayFeature: 'Berhenti saat putaran gratis mulai',
  freeSpinOf: 'Putaran gratis {nth} dari {count}',
  capReached: 'Kemenangan terbesar satu ronde',
  howClusters:
    'Lima permata sejenis atau lebih yang bersentuhan di samping atau atas-bawah membayar. Permata itu lenyap, yang di atasnya jatuh, dan yang baru datang, sampai tidak ada lagi yang membayar.',
  howMultiplier:
    'Bayaran pertama sebuah putaran dihitung satu kali. Setiap jatuhan yang membayar menaikkan pengali satu, sampai ×{most}. Selama semua putaran gratis dalam satu ronde, pengali tetap di tempatnya.',
  howFreeSpins:
    'Bintang sendiri tidak membayar. Tiga, empat, atau lima dan lebih di petak saat putaran selesai memberi {three}, {four} atau {five} putaran gratis. Tiga atau lebih dalam putaran gratis menambah {more}, sampai {most} per ronde.',
  howQuick: 'Cepat menampilkan hal yang sama dalam waktu lebih singkat.',
  clustersPay: 'Bayaran kelompok menurut ukurannya, dalam taruhan pada ×1',
  gem: 'Permata',
  returnWhole:
    'Dari semua taruhan tepat {share} kembali sebagai kemenangan; {free} di antaranya dalam putaran gratis. Tidak ada yang dibulatkan.',
  howOften:
    'Satu dari {hit} ronde membayar sesuatu, dan satu dari {free} memiliki putaran gratis. Permainan ini bergejolak: simpangan baku satu ronde {volatility} taruhan, jadi lama tanpa menang itu biasa.',
  capEnds: 'Ronde yang mencapai kemenangan ini berakhir di situ, termasuk putaran gratis.',
  howBook:
    'Ada {rounds} ronde yang disiapkan, masing-masing dengan bobot. Untuk setiap taruhan server mengambil satu dari sumber acak kriptografis, sesering bobotnya, dan memainkannya jatuhan demi jatuhan dari benihnya, selalu sama. Jadi pengembaliannya bukan perkiraan, melainkan jumlah semuanya. Apa yang Anda sentuh, atau secepat apa, tidak mengubah apa pun.',
}
