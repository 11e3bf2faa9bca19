import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Sonraki uçuş bir bahis bekliyor',
  startsIn: '{seconds} sn sonra başlar',
  flying: 'Havada',
  crashedAt: 'Gitti: ×{point}',
  nextFlight: 'Sonraki uçuşu bekle',
  youAreIn: 'İçeridesin',
  leavesAt: '×{point} noktasında otomatik çıkar',
  byHand: 'Çıkışı sen belirlersin',
  cashOut: 'Bozdur {amount}',
  auto: 'Otomatik çıkış',
  autoLower: 'Daha erken çık',
  autoHigher: 'Daha geç çık',
  leftAt: '×{point} noktasında çıktın',
  lost: '×{point} noktasında hâlâ içerideydin',
  tooSoon: '×1.01’de çıkabilirsin.',
  notYet: 'Uçuş henüz başlamadı.',
  gone: 'Dokunuşun ulaştığında çoktan gitmişti.',
  stakeRuns: 'Bu uçuştasın zaten.',
  proofTitle: 'Uçuşlar nasıl belirlenir',
  proofIdea:
    'Her birinin seed’i, sonrakinin seed’inin SHA-256’sıdır ve ilkinin hash’i her bahisten önce yayımlandı. İlk üç bahsin işaretleri karıştırılır: onlardan önce ne geleceğini kimse bilmiyordu.',
  promisedHash: 'Bu uçuşun seed’inin SHA-256’sı',
  salt: 'Zincirin tuzu (salt)',
  marks: 'İlk bahislerin işaretleri',
  checkMine: 'Son uçuşunu kontrol et',
  howFly:
    'Bahisler 6 saniye boyunca alınır; sonra uçuş kalkar ve ×1.00, t milisaniye olmak üzere e^(0.00006 t) kadar büyür; tüm oyuncular için aynıdır. O gitmeden, dokunarak ya da belirlediğin noktada otomatik olarak çık; bahsin ulaşılan noktadan ödenir.',
  howCounted:
    'Önemli olan, dokunuşunun sunucumuza onun saatine göre ne zaman ulaştığıdır. ×1.01’den itibaren çıkabilirsin; ×10000’de herkese ödenir.',
  howGone: 'Bir m noktasına ulaşma şansı 0.99 bölü m’dir. Yani elli uçuştan biri ×1.01’den önce gider.',
  returnCrash: 'Nerede çıkarsan çık, tüm bahislerin %99’u geri döner. Hiçbir şey yuvarlanmaz.',
  brokenLine: 'Bağlantın koparsa belirlediğin nokta yine de çalışır; nokta yoksa bahis sona kadar uçar.',
  brokenServer:
    'Sunucumuz uçuşun ortasında durursa, uçuşun ulaştığı bir noktayı belirlemiş olana ödenir; içeride olan diğer herkes bahsini geri alır.',
  howDraw:
    '4294967296’dan küçük birinci sayı ile 1048576’dan küçük ikinci sayı, 2^52 sayıdan biri olan n’yi verir. Uçuş 0.99 · 2^52 / (2^52 − n) noktasında biter; yüzde birliklere kesilir ama 1.00’ın altına inmez.',
  flight: 'Uçuş',
}
