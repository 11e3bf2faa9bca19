import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'លេងស្វ័យប្រវត្តិ',
  stopAutoplay: 'បញ្ឈប់លេងស្វ័យប្រវត្តិ',
  autoplayRounds: 'ចំនួនជុំ',
  autoplayLossLimit: 'ឈប់ពេលចាញ់អស់',
  autoplayLossLimitWhy: 'ជ្រើសកម្រិតមួយដើម្បីចាប់ផ្តើម។',
  autoplaySingleWin: 'ឈប់ពេលឈ្នះម្តងបាន',
  autoplaySingleWinNone: 'គ្មានកម្រិត',
  autoplayStart_other: 'ចាប់ផ្តើម {count} ជុំ',
  'stopped-done': 'លេងស្វ័យប្រវត្តិ៖ លេងចប់គ្រប់ជុំ។',
  'stopped-loss-limit': 'បានឈប់៖ ដល់កម្រិតចាញ់របស់អ្នក។',
  'stopped-single-win': 'បានឈប់៖ អ្នកឈ្នះដល់ចំនួនដែលជ្រើស។',
  'stopped-feature': 'បានឈប់៖ មានជុំពិសេស។',
  'stopped-balance': 'បានឈប់៖ សមតុល្យតិចជាងប្រាក់ភ្នាល់។',
  'stopped-hidden': 'បានឈប់ពេលអ្នកមិននៅ។',
  'stopped-trouble': 'លេងស្វ័យប្រវត្តិបានឈប់។',
  rounds_other: '{count} ជុំ',
}
