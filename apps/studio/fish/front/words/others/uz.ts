import type { WordTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: WordTable<FishWord> = {
  minnow: 'Mayda baliq',
  sunfish: 'Quyosh baliq',
  lantern: 'Fonus baliq',
  puffer: 'Shar baliq',
  angel: 'Farishta baliq',
  turtle: 'Toshbaqa',
  ray: 'Skat',
  squid: 'Kalmar',
  marlin: 'Marlin',
  shark: 'Akula',
  carp: 'Oltin zogʻora',
  mine: 'Mina',
  eel: 'Chaqmoq ilonbaligʻi',
  'boss-shell': 'Tojdor: qobiq',
  'boss-crown': 'Tojdor: toj',
  'boss-heart': 'Tojdor: yurak',

  water: 'Suv. Otish uchun bosing yoki bosib turing; strelkalar toʻpni buradi, Space otadi.',
  double: 'Qoʻsh oʻq',
  lock: 'Nishonga',
  pickTarget: 'Nishonga olish uchun baliqni bosing.',
  bossComes: 'Tojdor koʻtarilmoqda',
  wonTold: '{name}: {amount} yutdi',
  resumed: 'Oxirgi otishmangiz {amount} yutdi.',
  resumedNothing: 'Oxirgi otishmangiz hech narsa tutmadi.',

  allGone: 'U allaqachon ketib boʻlgan edi. Hech narsa yechilmadi.',
  tooFast: 'Toʻpingizga bir lahza kerak. Hech narsa yechilmadi.',
  notPlaced: 'Bu oʻqlar qabul qilinmadi. Hech narsa yechilmadi.',
  newSeat: 'Sizda yana oʻrin bor. Hech narsa yechilmadi.',
  noSeat: 'Hozir sizga oʻrin yoʻq. Qayta urinilmoqda…',

  rulesPlay: 'Qanday oʻynaladi',
  rulesIdea:
    'Toʻrttagacha oʻyinchi bir xil baliqlarga otadi. Oʻq puli faqat u tekkanda yechiladi; tekkan oʻqlar birga, {shots} tagacha oʻqli otishma boʻlib yuboriladi. Hech narsaga tegmagan oʻq bepul.',
  rulesFirst:
    'Baliqni kim birinchi tutsa, oʻshaniki. Yetib borganda baliq ketib boʻlgan boʻlsa, oʻq uchun pul yechilmaydi va u sizda qoladi.',
  rulesVolley:
    'Puli yechilgan har bir oʻqning oʻz ehtimoli bor. Bitta otishmaning ikkita oʻqi bir baliqni tutsa, ikkalasi ham toʻlanadi.',
  rulesDouble: 'Qoʻsh oʻq: oʻq ikki baravar narx turadi va xuddi shu yutuqning ehtimoli ikki baravar boʻladi.',
  rulesLock:
    'Nishonga: oʻqlar siz bosgan baliqning ortidan boradi va boshqa hammasining yonidan oʻtadi. Bu narxni ham, ehtimolni ham oʻzgartirmaydi.',
  rulesBoss:
    'Tojdor har {seconds} soniyada keladi. Uning qobigʻi, toji va yuragi birin-ketin sindiriladi; har biri uni sindirgan oʻyinchiga toʻlaydi.',
  rulesSwept:
    'Mina yoki chaqmoq ilonbaligʻi oʻz roʻyxatidan chiqarilgan yutuqni toʻlaydi. U oʻzi bilan olib ketgan mayda baliqlar u bilan birga toʻlanadi, hech qachon alohida emas: shuning uchun ehtimollaringiz yonida kim suzishiga hech qachon bogʻliq emas.',
  prices: 'Oddiy oʻqning yutuqlari va ehtimollari',
  target: 'Nishon',
  pays: 'Toʻlov, narxdan necha baravar',
  chance: 'Ehtimol',
  figures: 'Raqamlar va limitlar',
  rulesReturn:
    'Oʻyinchiga qaytim: oʻqlar uchun toʻlangan hamma pulning {share} qismi, har bir nishon va kuchda aynan bir xil.',
  rulesLargest: 'Bitta oʻqning eng katta yutugʻi: narxidan {times} baravar.',
  rulesLimits:
    'Oʻq narxi {least} dan {most} gacha. Otishmada koʻpi bilan {shots} ta, soniyada koʻpi bilan {speed} ta oʻq.',
  rulesRound: 'Har bir yutuq narxning butun karralisi, shuning uchun hech narsa hech qachon yaxlitlanmaydi.',
  interrupted:
    'Aloqa uzilsa, yuborilgan otishma bir marta hisobga olinadi yoki umuman olinmaydi, yutgani esa toʻlanadi. Qaytganingizda sizga aytiladi.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Hech narsa tutilmadi',
  shots_one: '{count} ta oʻq',
  shots_other: '{count} ta oʻq',
  shotPrice: 'Bir o‘q narxi',
}
