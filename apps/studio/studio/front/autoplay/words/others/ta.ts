import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'தானியங்கி',
  stopAutoplay: 'தானியங்கியை நிறுத்து',
  autoplayRounds: 'சுற்றுகள்',
  autoplayLossLimit: 'இவ்வளவு இழந்தால் நிறுத்து',
  autoplayLossLimitWhy: 'தொடங்க ஒரு வரம்பைத் தேர்ந்தெடுக்கவும்.',
  autoplaySingleWin: 'ஒரே வெற்றி இவ்வளவானால் நிறுத்து',
  autoplaySingleWinNone: 'வரம்பில்லை',
  autoplayStart_one: '{count} சுற்றைத் தொடங்கு',
  autoplayStart_other: '{count} சுற்றுகளைத் தொடங்கு',
  'stopped-done': 'தானியங்கி: எல்லாச் சுற்றுகளும் முடிந்தன.',
  'stopped-loss-limit': 'தானியங்கி நின்றது: இழப்பு வரம்பு எட்டியது.',
  'stopped-single-win': 'தானியங்கி நின்றது: தேர்ந்த தொகையை வென்றீர்கள்.',
  'stopped-feature': 'தானியங்கி நின்றது: சிறப்புச் சுற்று வந்தது.',
  'stopped-balance': 'தானியங்கி நின்றது: இருப்பு பந்தயத்தைவிடக் குறைவு.',
  'stopped-hidden': 'நீங்கள் இல்லாதபோது தானியங்கி நின்றது.',
  'stopped-trouble': 'தானியங்கி நின்றது.',
  rounds_one: '{count} சுற்று',
  rounds_other: '{count} சுற்றுகள்',
}
