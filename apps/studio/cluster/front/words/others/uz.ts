import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Tezlik',
  normal: 'Oddiy',
  quick: 'Tez',
  tumbles: 'Tushishlar: {count}',
  noCluster: 'To‘da yo‘q',
  freeSpins: 'Bepul aylanish: {count}',
  autoplayFeature: 'Bepul aylanish boshlanganda to‘xtash',
  freeSpinOf: 'Bepul aylanish {nth}/{count}',
  capReached: 'Bir raundning eng katta yutug‘i',
  howClusters:
    'Yonma-yon yoki ustma-ust tegib turgan besh va undan ortiq bir xil tosh to‘laydi. Ular yo‘qoladi, ustidagilar tushadi, yangilari keladi — to‘laydigan narsa qolmaguncha.',
  howMultiplier:
    'Aylanishning birinchi to‘lovi bir marta hisoblanadi. To‘lagan har bir tushishda ko‘paytirgich birga oshadi, ×{most} gacha. Raundning barcha bepul aylanishlarida u yetgan joyida qoladi.',
  howFreeSpins:
    'Yulduzlarning o‘zi to‘lamaydi. Aylanish oxirida uchta, to‘rtta yoki besh va undan ortiq yulduz {three}, {four} yoki {five} bepul aylanish beradi. Bepul aylanishda uchta yoki ortig‘i {more} qo‘shadi, raundda {most} gacha.',
  howQuick: 'Tez xuddi shuni kamroq vaqtda ko‘rsatadi.',
  clustersPay: 'To‘da kattaligiga qarab to‘lovi, ×1 da garovlarda',
  gem: 'Tosh',
  returnWhole:
    'Barcha garovlarning aynan {share} qismi yutuq bo‘lib qaytadi; shundan {free} bepul aylanishlarda. Hech narsa yaxlitlanmaydi.',
  howOften:
    '{hit} raunddan biri nimadir to‘laydi, {free} raunddan birida bepul aylanish bor. O‘yin o‘zgaruvchan: raundning standart og‘ishi {volatility} garov, shuning uchun uzoq yutuqsiz davrlar odatiy.',
  capEnds: 'Bu yutuqqa yetgan raund shu yerda tugaydi, bepul aylanishlar bilan birga.',
  howBook:
    '{rounds} ta tayyor raund bor, har birining vazni bor. Har garovda server kriptografik tasodif manbasidan vazniga qarab bittasini oladi va uni urug‘idan tushishma-tushish, doim bir xil o‘ynatadi. Shuning uchun qaytish taxmin emas, hammasining yig‘indisi. Nimani yoki qanchalik tez bosishingiz hech narsani o‘zgartirmaydi.',
}
