import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Avtoo‘yin',
  stopAutoplay: 'Avtoo‘yinni to‘xtatish',
  autoplayRounds: 'Raundlar soni',
  autoplayLossLimit: 'Shuncha yutqazganda to‘xtash',
  autoplayLossLimitWhy: 'Boshlash uchun chegara tanlang.',
  autoplaySingleWin: 'Bir martalik shu yutuqda to‘xtash',
  autoplaySingleWinNone: 'Cheksiz',
  autoplayStart_one: '{count} raundni boshlash',
  autoplayStart_other: '{count} raundni boshlash',
  'stopped-done': 'Avtoo‘yin: barcha raundlar o‘ynaldi.',
  'stopped-loss-limit': 'Avtoo‘yin to‘xtadi: yutqazish chegarasiga yetdingiz.',
  'stopped-single-win': 'Avtoo‘yin to‘xtadi: tanlagan summangizni yutdingiz.',
  'stopped-feature': 'Avtoo‘yin to‘xtadi: maxsus raund tushdi.',
  'stopped-balance': 'Avtoo‘yin to‘xtadi: balans tikishdan kam.',
  'stopped-hidden': 'Siz yo‘qligingizda avtoo‘yin to‘xtadi.',
  'stopped-trouble': 'Avtoo‘yin to‘xtadi.',
  rounds_one: '{count} raund',
  rounds_other: '{count} raund',
}
