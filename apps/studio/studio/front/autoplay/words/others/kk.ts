import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Автоойын',
  stopAutoplay: 'Автоойынды тоқтату',
  autoplayRounds: 'Раунд саны',
  autoplayLossLimit: 'Осынша ұтылғанда тоқтау',
  autoplayLossLimitWhy: 'Бастау үшін шек таңдаңыз.',
  autoplaySingleWin: 'Бір реттік осы ұтыста тоқтау',
  autoplaySingleWinNone: 'Шексіз',
  autoplayStart_one: '{count} раунд бастау',
  autoplayStart_other: '{count} раунд бастау',
  'stopped-done': 'Автоойын: барлық раунд ойналды.',
  'stopped-loss-limit': 'Автоойын тоқтады: ұтылу шегіне жеттіңіз.',
  'stopped-single-win': 'Автоойын тоқтады: таңдаған соманы ұттыңыз.',
  'stopped-feature': 'Автоойын тоқтады: ерекше раунд шықты.',
  'stopped-balance': 'Автоойын тоқтады: баланс тігуден аз.',
  'stopped-hidden': 'Сіз жоқта автоойын тоқтады.',
  'stopped-trouble': 'Автоойын тоқтады.',
  rounds_one: '{count} раунд',
  rounds_other: '{count} раунд',
}
