import type { WordTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: WordTable<FishWord> = {
  minnow: 'Dilis',
  sunfish: 'Isdang-araw',
  lantern: 'Isdang parol',
  puffer: 'Butete',
  angel: 'Anghel-dagat',
  turtle: 'Pagong',
  ray: 'Pagi',
  squid: 'Pusit',
  marlin: 'Malasugi',
  shark: 'Pating',
  carp: 'Gintong karpa',
  mine: 'Mina',
  eel: 'Igat-kidlat',
  'boss-shell': 'Ang Nakakorona: kabibe',
  'boss-crown': 'Ang Nakakorona: korona',
  'boss-heart': 'Ang Nakakorona: puso',

  water: 'Ang tubig. Pindutin o diinan para tumira; arrow keys para iikot ang kanyon, Space para tumira.',
  double: 'Doble',
  lock: 'I-lock',
  pickTarget: 'Pindutin ang isda para i-lock.',
  bossComes: 'Lumilitaw ang Nakakorona',
  wonTold: '{name}: nanalo ng {amount}',
  resumed: 'Nanalo ng {amount} ang huli mong mga tira.',
  resumedNothing: 'Walang nahuli ang huli mong mga tira.',

  allGone: 'Wala na ang isdang iyon. Walang siningil.',
  tooFast: 'Sandali lang ang kanyon mo. Walang siningil.',
  notPlaced: 'Hindi naitala ang mga tirang iyon. Walang siningil.',
  newSeat: 'May puwesto ka na ulit. Walang siningil.',
  noSeat: 'Walang puwesto sa ngayon. Sinusubukan muli…',

  rulesPlay: 'Paano laruin',
  rulesIdea:
    'Hanggang apat na manlalaro ang tumitira sa iisang mga isda. May bayad lang ang tira kapag tumama; sabay-sabay na ipinapadala ang mga tama, hanggang {shots} bawat bugso. Walang bayad ang tirang walang tinamaan.',
  rulesFirst:
    'Sa unang makahuli ang isda. Hindi sinisingil ang tira sa isdang wala na nang dumating ito, at nananatili ito sa iyo.',
  rulesVolley:
    'May sariling tsansa ang bawat tirang siningil. Kapag dalawang tira ng isang bugso ang parehong nakahuli sa iisang isda, parehong babayaran.',
  rulesDouble: 'Doble: dobleng halaga ang tira at dobleng tsansa sa parehong premyo.',
  rulesLock: 'I-lock: sinusundan ng mga tira ang isdang pinindot mo. Hindi nagbabago ang halaga at tsansa.',
  rulesBoss:
    'Dumarating ang Nakakorona tuwing {seconds} segundo. Sunod-sunod na binabasag ang kabibe, korona at puso nito; bawat isa ay may bayad sa nakabasag.',
  rulesSwept:
    'Ang mina at igat-kidlat ay nagbabayad ng premyong binubunot sa sarili nitong listahan. Kasama na roon ang maliliit na isdang nadamay: kaya hindi nakasalalay ang tsansa mo sa kung sino ang nasa malapit.',
  prices: 'Mga premyo at tsansa ng isahang tira',
  target: 'Target',
  pays: 'Bayad, ulit ng halaga',
  chance: 'Tsansa',
  figures: 'Mga numero at hangganan',
  rulesReturn: 'Balik sa manlalaro: {share} ng lahat ng ibinayad sa mga tira, pareho sa bawat target at lakas.',
  rulesLargest: 'Pinakamalaking premyo ng isang tira: {times} ulit ng halaga nito.',
  rulesLimits:
    'Halaga ng tira mula {least} hanggang {most}. Hanggang {shots} tira bawat bugso at {speed} tira bawat segundo.',
  rulesRound: 'Buong multiple ng halaga ang bawat premyo, kaya walang kailanman ipinapalapit.',
  interrupted:
    'Kapag naputol ang koneksyon, minsan lang bibilangin ang naipadalang bugso o hindi na talaga, at babayaran ang panalo nito. Sasabihin ito pagbalik mo.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Walang nahuli',
  shots_one: '{count} tira',
  shots_other: '{count} tira',
  shotPrice: 'Halaga ng isang tira',
}
