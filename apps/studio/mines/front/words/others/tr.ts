import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Mayınlar',
  fewer: 'Daha az mayın',
  more: 'Daha çok mayın',
  nextField: 'Sonraki kare',
  worthNow: 'Şu anki değer',
  openField: 'Bir kare aç',
  firstPays: 'İlk güvenli kare bunu {amount} yapar',
  cashOut: 'Bozdur {amount}',
  orGoOn: 'ya da sonraki kareyi aç',
  field: 'Kare {field}',
  gemAt: 'Kare {field}: güvenli',
  mineAt: 'Kare {field}: mayın',
  hit: '{field}. karede mayın',
  taken: '{count} güvenli kareden sonra bozduruldu',
  mineList: 'Mayınlı kareler: {fields}',
  alreadyOpen: 'Bu kare zaten açık.',
  openFirst: 'Önce bir kare aç: o zamana kadar alınacak bir şey yok.',
  roundRuns: 'Son turun hâlâ sürüyor. Burada gösteriliyor.',
  howOpen:
    '25 karenin bazılarının altında mayın var; kaç tane olacağını sen söylersin. Kareleri tek tek aç: her güvenli kareyle değer artar ve herhangi birinden sonra bozdurabilirsin. Mayın turu bitirir ve bahis kaybedilir.',
  howPrice:
    'Bir turun değeri, bahsin %99’unun o noktaya kadar gelme şansına bölünmesidir. Ödenirken sentin kesirleri kesilir.',
  howEnds: 'Son güvenli kare kendiliğinden öder; turun değerini 10000 bahse veya fazlasına çıkaran ilk kare de öyle.',
  returnMines:
    'Mayın sayısı ne olursa olsun ve nerede durursan dur, tüm bahislerin %99’u geri döner; tur ödenirken kesilen sent kesirleri bundan düşülür.',
  left: 'Yarıda bırakılan tur olduğu gibi saklanır: başka bir gün, başka bir telefonda onu burada bulursun. 24 saat sonra kendiliğinden bozdurulur; hiç kare açılmadıysa bahis geri döner.',
  howDraw:
    'Tüm mayınlar bahis anında çekilir: her biri hâlâ boş olan karelerden, 1’den başlayarak soldan sağa ve aşağı doğru sayılarak. Tur bitince seed ile birlikte açıklanırlar.',
  safeFields: 'Açılan güvenli alanlar',
}
