import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Bepul aylanish boshlanganda to‘xtash',
  freeSpins_one: '{count} ta bepul aylanish',
  freeSpins_other: '{count} ta bepul aylanish',
  freeSpinsPayTwice: 'Har yutuq ikki barobar',
  freeSpinOf: 'Bepul aylanish {played} / {all}',
  moreFreeSpins_one: 'Yana {count} ta bepul aylanish',
  moreFreeSpins_other: 'Yana {count} ta bepul aylanish',
  freeSpinsDone: 'Bepul aylanishlar bergani',
  start: 'Boshlash',
  wildRule: 'Yulduz belgisidan boshqa har belgi o‘rniga o‘tadi. 2, 3 va 4-g‘ildirakda.',
  scatterRule: 'Istalgan joyda to‘laydi. Uchtasi yoki ko‘pi bepul aylanish ochadi.',
  freeSpinsRule:
    'Uch yoki ko‘proq yulduz {awarded} ta bepul aylanish beradi, unda har yutuq ×{multiplier}. Bepul aylanishda uch yoki ko‘proq yulduz yana {awarded} ta qo‘shadi, raundda ko‘pi bilan {limit}.',
  linesRule:
    'Har raundda barcha 20 chiziq o‘ynaladi. Chiziq chap g‘ildirakdan boshlab bir belgining eng uzun qatorini to‘laydi. Chiziqlar yutuqlari qo‘shiladi.',
  freeSpinsEvery: 'Bepul aylanish, o‘rtacha shunchada bir',
  toldFreeSpins: 'Bepul aylanishlar',
  toldFreeSpinsWon: 'Bepul aylanishda yutilgan',
}
