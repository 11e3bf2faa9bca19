import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Keyingi parvoz tikish kutmoqda',
  startsIn: '{seconds} s dan keyin boshlanadi',
  flying: 'Havoda',
  crashedAt: '×{point} da ketdi',
  nextFlight: 'Keyingi parvozni kuting',
  youAreIn: 'Siz parvozdasiz',
  leavesAt: '×{point} da oʻzi chiqadi',
  byHand: 'Qachon chiqishni siz aytasiz',
  cashOut: 'Olish: {amount}',
  auto: 'Avtomatik chiqish',
  autoLower: 'Ertaroq chiqish',
  autoHigher: 'Kechroq chiqish',
  leftAt: '×{point} da chiqdingiz',
  lost: '×{point} da hali parvozda edingiz',
  tooSoon: '×1.01 da chiqishingiz mumkin.',
  notYet: 'Parvoz hali boshlanmadi.',
  gone: 'Bosganingiz yetib kelganda u ketib boʻlgan edi.',
  stakeRuns: 'Siz allaqachon bu parvozdasiz.',
  proofTitle: 'Parvozlar qanday belgilanadi',
  proofIdea:
    'Har birining sidi keyingisi sidining SHA-256 xeshidir, birinchisining xeshi esa har qanday tikishdan oldin eʼlon qilingan. Dastlabki uchta tikishning belgilari aralashtiriladi: ulardan oldin nima chiqishini hech kim bilmagan.',
  promisedHash: 'Bu parvoz sidining SHA-256 xeshi',
  salt: 'Zanjir tuzi',
  marks: 'Birinchi tikishlar belgilari',
  checkMine: 'Oxirgi parvozingizni tekshirish',
  howFly:
    'Tikishlar 6 soniya olinadi; soʻng parvoz koʻtariladi va ×1.00 barcha oʻyinchilar uchun bir xil e^(0.00006 t) boʻyicha oʻsadi, t — millisoniyalarda. U ketmasidan oldin bosib yoki oʻzingiz belgilagan nuqtada avtomatik chiqing — tikishingiz yetilgan nuqta boʻyicha toʻlanadi.',
  howCounted:
    'Bosganingiz serverimizga uning soati boʻyicha qachon yetib kelgani hisobga olinadi. ×1.01 dan boshlab chiqishingiz mumkin; ×10 000 da hammaga toʻlanadi.',
  howGone:
    'm nuqtaga yetish ehtimoli 0.99 ni m ga boʻlganiga teng. Shuning uchun ellikta parvozdan bittasi ×1.01 dan oldin ketadi.',
  returnCrash: 'Qayerda chiqsangiz ham, barcha tikishlarning 99% qismi qaytadi. Hech narsa yaxlitlanmaydi.',
  brokenLine: 'Aloqangiz uzilsa, siz belgilagan nuqta baribir ishlaydi; nuqtasiz tikish oxirigacha uchib boradi.',
  brokenServer:
    'Serverimiz parvoz oʻrtasida toʻxtab qolsa, parvoz yetadigan nuqtani belgilagan oʻyinchiga toʻlanadi; parvozda boʻlgan qolgan hammaning tikishi qaytariladi.',
  howDraw:
    '4 294 967 296 dan kichik birinchi son va 1 048 576 dan kichik ikkinchi son 2^52 ta n sonidan birini hosil qiladi. Parvoz 0.99 · 2^52 / (2^52 − n) da tugaydi, yuzdan birgacha kesiladi, lekin 1.00 dan past boʻlmaydi.',
  flight: 'Parvoz',
}
