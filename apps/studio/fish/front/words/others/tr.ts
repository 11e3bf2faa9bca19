import type { WordTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: WordTable<FishWord> = {
  minnow: 'Golyan',
  sunfish: 'Güneş balığı',
  lantern: 'Fener balığı',
  puffer: 'Balon balığı',
  angel: 'Melek balığı',
  turtle: 'Kaplumbağa',
  ray: 'Vatoz',
  squid: 'Kalamar',
  marlin: 'Marlin',
  shark: 'Köpek balığı',
  carp: 'Altın sazan',
  mine: 'Mayın',
  eel: 'Şimşek yılan balığı',
  'boss-shell': 'Taçlı: kabuk',
  'boss-crown': 'Taçlı: taç',
  'boss-heart': 'Taçlı: kalp',

  water: 'Su. Ateş etmek için dokun veya basılı tut; ok tuşları topu çevirir, boşluk tuşu ateş eder.',
  double: 'Çift',
  lock: 'Kilitlen',
  pickTarget: 'Kilitlenmek için bir balığa dokun.',
  bossComes: 'Taçlı yükseliyor',
  wonTold: '{name}: {amount} kazandı',
  resumed: 'Son salvon {amount} kazandı.',
  resumedNothing: 'Son salvon hiçbir şey yakalamadı.',

  allGone: 'O çoktan gitmişti. Ücret alınmadı.',
  tooFast: 'Topunun bir ana ihtiyacı var. Ücret alınmadı.',
  notPlaced: 'O atışlar yapılamadı. Ücret alınmadı.',
  newSeat: 'Yeniden bir yerin var. Ücret alınmadı.',
  noSeat: 'Şu anda sana yer verilemiyor. Tekrar deneniyor…',

  rulesPlay: 'Nasıl oynanır',
  rulesIdea:
    'En çok dört oyuncu aynı balıklara ateş eder. Bir atışın bedeli yalnızca isabet edince alınır; isabetler, en çok {shots} atışlık bir salvo olarak birlikte gönderilir. Hiçbir şeye isabet etmeyen atış ücretsizdir.',
  rulesFirst:
    'Balık, onu ilk yakalayanındır. Atış ulaştığında çoktan gitmiş olan balığa yapılan atıştan ücret alınmaz ve atış sende kalır.',
  rulesVolley:
    'Ücreti alınan her atışın kendi şansı vardır. Bir salvonun iki atışı da aynı balığı yakalarsa ikisi de ödenir.',
  rulesDouble: 'Çift: atışın bedeli iki katıdır ve aynı ödül için şansı iki katıdır.',
  rulesLock: 'Kilitlen: atışlar dokunduğun balığı izler ve diğerlerinin yanından geçer. Ne bedeli ne şansı değiştirir.',
  rulesBoss:
    'Taçlı her {seconds} saniyede bir gelir. Kabuğu, tacı ve kalbi art arda kırılır; her biri onu kırana öder.',
  rulesSwept:
    'Mayın veya şimşek yılan balığı, kendi listesinden çekilen bir ödülü öder. Yanında götürdüğü küçük balıklar onunla birlikte ödenir, asla ayrıca değil: böylece şansların yakınında kimin yüzdüğüne asla bağlı olmaz.',
  prices: 'Tek bir atışın ödülleri ve şansları',
  target: 'Hedef',
  pays: 'Ödeme, bedelin katı',
  chance: 'Şans',
  figures: 'Rakamlar ve limitler',
  rulesReturn:
    'Oyuncuya geri dönüş: atışlar için ödenen her şeyin {share} kadarı; her hedefte ve her güçte tamamen aynı.',
  rulesLargest: 'Bir atışın en büyük ödülü: bedelinin {times} katı.',
  rulesLimits:
    'Bir atışın bedeli {least} ile {most} arası. Bir salvoda en çok {shots} atış, saniyede en çok {speed} atış.',
  rulesRound: 'Her ödül bedelin tam katıdır, bu yüzden hiçbir şey asla yuvarlanmaz.',
  interrupted:
    'Bağlantı koparsa gönderilmiş bir salvo ya bir kez sayılır ya da hiç sayılmaz ve kazandığı ödenir. Döndüğünde sana söylenir.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Hiçbir şey yakalanmadı',
  shots_one: '{count} atış',
  shots_other: '{count} atış',
  shotPrice: 'Bir atışın fiyatı',
}
