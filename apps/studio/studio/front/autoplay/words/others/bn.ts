import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'অটোপ্লে',
  stopAutoplay: 'অটোপ্লে থামান',
  autoplayRounds: 'রাউন্ড',
  autoplayLossLimit: 'এত হারলে থামুন',
  autoplayLossLimitWhy: 'শুরু করতে একটি সীমা বাছুন।',
  autoplaySingleWin: 'একবারে এত জিতলে থামুন',
  autoplaySingleWinNone: 'সীমা নেই',
  autoplayStart_one: '{count} রাউন্ড শুরু করুন',
  autoplayStart_other: '{count} রাউন্ড শুরু করুন',
  'stopped-done': 'অটোপ্লে: সব রাউন্ড খেলা হয়েছে।',
  'stopped-loss-limit': 'অটোপ্লে থেমেছে: হারের সীমায় পৌঁছেছে।',
  'stopped-single-win': 'অটোপ্লে থেমেছে: বাছাই করা অঙ্ক জিতেছেন।',
  'stopped-feature': 'অটোপ্লে থেমেছে: বিশেষ রাউন্ড এসেছে।',
  'stopped-balance': 'অটোপ্লে থেমেছে: ব্যালেন্স বাজির চেয়ে কম।',
  'stopped-hidden': 'আপনি না থাকায় অটোপ্লে থেমেছে।',
  'stopped-trouble': 'অটোপ্লে থেমেছে।',
  rounds_one: '{count} রাউন্ড',
  rounds_other: '{count} রাউন্ড',
}
