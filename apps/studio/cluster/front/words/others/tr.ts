import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Hız',
  normal: 'Normal',
  quick: 'Hızlı',
  tumbles: 'Düşüş: {count}',
  noCluster: 'Küme yok',
  freeSpins: 'Ücretsiz dönüş: {count}',
  autoplayFeature: 'Bedava dönüş başlayınca dur',
  freeSpinOf: 'Ücretsiz dönüş {nth}/{count}',
  capReached: 'Bir turun en büyük kazancı',
  howClusters:
    'Yan yana ya da üst üste değen aynı türden beş veya daha fazla taş öder. Bunlar kaybolur, üstlerindekiler düşer, yenileri gelir; ödeyen bir şey kalmayana dek.',
  howMultiplier:
    'Bir dönüşün ilk ödemesi bir kez sayılır. Ödeyen her düşüşte çarpan bir artar, en çok ×{most}. Turun tüm ücretsiz dönüşlerinde çarpan çıktığı yerde kalır.',
  howFreeSpins:
    'Yıldızlar kendileri ödemez. Dönüş bittiğinde ızgarada üç, dört ya da beş ve daha fazla yıldız {three}, {four} ya da {five} ücretsiz dönüş verir. Ücretsiz dönüşte üç veya fazlası {more} ekler, turda en çok {most}.',
  howQuick: 'Hızlı, aynısını daha kısa sürede gösterir.',
  clustersPay: 'Kümenin büyüklüğüne göre ödediği, ×1’de bahis olarak',
  gem: 'Taş',
  returnWhole:
    'Tüm bahislerin tam {share} kadarı kazanç olarak döner; bunun {free} kadarı ücretsiz dönüşlerde. Hiçbir şey yuvarlanmaz.',
  howOften:
    '{hit} turdan biri bir şey öder, {free} turdan birinde ücretsiz dönüş vardır. Oyun oynaktır: bir turun standart sapması {volatility} bahistir; uzun süre kazanmamak olağandır.',
  capEnds: 'Bu kazanca ulaşan tur, ücretsiz dönüşler dahil orada biter.',
  howBook:
    'Hazırlanmış {rounds} tur vardır, her birinin bir ağırlığı var. Her bahiste sunucu kriptografik rastgele kaynakla, ağırlığı kadar sık, birini çeker ve tohumundan düşüş düşüş, hep aynı biçimde oynatır. Bu yüzden geri dönüş tahmin değil, hepsinin toplamıdır. Neye, ne kadar hızlı dokunduğunuz hiçbir şeyi değiştirmez.',
}
