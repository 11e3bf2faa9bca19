import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Minalar',
  fewer: 'Kamroq mina',
  more: 'Koʻproq mina',
  nextField: 'Keyingi katak',
  worthNow: 'Hozir',
  openField: 'Katak oching',
  firstPays: 'Birinchi xavfsiz katak bilan: {amount}',
  cashOut: 'Olish: {amount}',
  orGoOn: 'yoki keyingi katakni oching',
  field: '{field}-katak',
  gemAt: '{field}-katak: xavfsiz',
  mineAt: '{field}-katak: mina',
  hit: '{field}-katakda mina',
  taken: '{count} ta xavfsiz katakdan keyin olindi',
  mineList: 'Minali kataklar: {fields}',
  alreadyOpen: 'Bu katak allaqachon ochiq.',
  openFirst: 'Avval katak oching: ungacha oladigan narsa yoʻq.',
  roundRuns: 'Oxirgi raundingiz hali davom etmoqda. U shu yerda koʻrsatilgan.',
  howOpen:
    '25 ta katakdan ayrimlari ostida mina bor; nechtaligini siz aytasiz. Kataklarni bittadan oching: har bir xavfsiz katak bilan qiymat ortadi va istalganidan keyin pulni olishingiz mumkin. Mina raundni tugatadi va tikish yoʻqoladi.',
  howPrice:
    'Raund qiymati — tikishning 99% qismi shu yergacha kelish ehtimoliga boʻlingani. Toʻlanganda sentning ulushlari kesib tashlanadi.',
  howEnds:
    'Oxirgi xavfsiz katak oʻzi toʻlaydi, raund qiymatini 10 000 ta tikishga yoki undan koʻpga yetkazgan birinchi katak ham shunday.',
  returnMines:
    'Minalar soni nechta boʻlsa ham va qayerda toʻxtasangiz ham, barcha tikishlarning 99% qismi qaytadi, raund toʻlanganda kesib tashlanadigan sent ulushlaridan tashqari.',
  left: 'Tashlab ketilgan raund oʻz holicha saqlanadi: boshqa kuni, boshqa telefonda uni shu yerda topasiz. 24 soatdan keyin puli oʻzi olinadi; hech qanday katak ochilmagan boʻlsa, tikish qaytadi.',
  howDraw:
    'Barcha minalar tikish paytida chiqariladi: har biri hali boʻsh kataklar orasidan, 1 dan boshlab, chapdan oʻngga va pastga sanab. Ular raund tugaganda sid bilan birga koʻrsatiladi.',
  safeFields: 'Ochilgan xavfsiz kataklar',
}
