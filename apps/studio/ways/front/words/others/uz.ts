import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Qayta aylanishda to‘xtash',
  paytableNote: '{bet} tikishda bitta yo‘l qancha to‘laydi',
  wildRule: 'Yulduz belgisidan boshqa har belgi o‘rniga o‘tadi. 2, 3 va 4-g‘ildirakda; butun g‘ildirakni egallaydi.',
  scatterRule: 'Istalgan joyda to‘laydi.',
  ways: '243 yo‘l',
  waysRule:
    'Belgi chapdan yonma-yon g‘ildiraklarda tursa, istalgan qatorda to‘laydi. Har bir o‘qish yo‘li to‘laydi; hammasi qo‘shiladi.',
  respins: 'Vayld g‘ildiraklar va qayta aylanish',
  respinsRule:
    'Vayld tushganda uning g‘ildiragi butunlay vayld bo‘lib turadi, qolganlari bepul yana bir aylanadi. Har yangi vayld g‘ildirak yana bitta beradi: ko‘pi bilan uchta.',
  respin: 'Qayta aylanish',
  respinsDone: 'Vayld g‘ildiraklar bergani',
  respinEvery: 'Qayta aylanish, o‘rtacha shunchada bir',
  toldWays_one: '{times} × {symbol}, {count} yo‘l',
  toldWays_other: '{times} × {symbol}, {count} yo‘l',
  toldRespins: 'Qayta aylanishlar',
  toldRespinsWon: 'Qayta aylanishda yutilgan',
  toldNothing: 'Hech bir yo‘l to‘lamadi',
}
