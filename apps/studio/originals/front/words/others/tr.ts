import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Kazanç',
  returnToPlayer: 'Geri dönüş',
  interrupted: 'Bağlantı koparsa tur sensiz tamamlanır ve kazancı ödenir. Döndüğünde görürsün.',
  play: 'Oyna {stake}',
  playing: 'Oynanıyor',
  soon: 'Sonraki tur birazdan',
  mayWin: '{amount} kazanabilirsin',
  howToPlay: 'Nasıl oynanır',
  returns: 'Ne kadarı geri döner',
  returnExact: 'Neyi seçersen seç, tüm bahislerin tam olarak %99’u kazanç olarak geri döner. Hiçbir şey yuvarlanmaz.',
  limits: 'Limitler',
  stakesFromTo: 'Bahisler {least} ile {most} arası.',
  largestWin: 'Bir turun en büyük kazancı bahsin ×{times} katıdır, yani en yüksek bahiste {amount}.',
  pace: 'Bir tur en az {seconds} saniye sürer. Resme dokunmak sonucu hemen gösterir.',
  interruptions: 'Bir aksaklık olursa',
  fairness: 'Adillik',
  algorithm:
    'Sunucu seed’i anahtar olarak, “oyuncu seed’i:turun sıra numarası:blok” üzerinde HMAC-SHA-256, 32 bitlik sözcükler verir. Bir sınırın altındaki sayı, sıradaki sözcüğün sınıra göre modudur; küçük sayıları kayıracak bir sözcük atlanır.',
  seedsGive: 'Seed’lerin verdiği: {numbers}',
  roundWas: 'Yani: {result}.',
  price: 'Öder',
  chance: 'Şans',
  toldResult: 'Sonuç',
}
