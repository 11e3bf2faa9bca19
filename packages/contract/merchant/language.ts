import * as z from 'zod/mini'

/** Two-letter language codes of the wire: CN and TW are Chinese, MY is Burmese, MS Malay, TY Filipino. */
export const Language = z.enum([
  'EN',
  'CN',
  'TW',
  'JA',
  'KO',
  'TH',
  'VI',
  'LO',
  'KM',
  'MY',
  'MS',
  'ID',
  'TY',
  'HI',
  'BN',
  'TA',
  'NE',
  'UR',
  'FA',
  'AR',
  'TR',
  'RU',
  'KK',
  'UZ',
  'ES',
  'PT',
  'FR',
])
export type Language = z.output<typeof Language>

interface Speech {
  /** The language's own name. */
  name: string
  /** Locale for `Intl`, `lang` and the catalogues. */
  locale: string
  direction: 'ltr' | 'rtl'
}

const leftToRight = (name: string, locale: string): Speech => ({ name, locale, direction: 'ltr' })
const rightToLeft = (name: string, locale: string): Speech => ({ name, locale, direction: 'rtl' })

/** All languages that a merchant can offer. Source: product specification 1. */
export const languages: Record<Language, Speech> = {
  EN: leftToRight('English', 'en'),
  CN: leftToRight('简体中文', 'zh-CN'),
  TW: leftToRight('繁體中文', 'zh-TW'),
  JA: leftToRight('日本語', 'ja'),
  KO: leftToRight('한국어', 'ko'),
  TH: leftToRight('ไทย', 'th'),
  VI: leftToRight('Tiếng Việt', 'vi'),
  LO: leftToRight('ລາວ', 'lo'),
  KM: leftToRight('ខ្មែរ', 'km'),
  MY: leftToRight('မြန်မာ', 'my'),
  MS: leftToRight('Bahasa Melayu', 'ms'),
  ID: leftToRight('Bahasa Indonesia', 'id'),
  TY: leftToRight('Filipino', 'fil'),
  HI: leftToRight('हिन्दी', 'hi'),
  BN: leftToRight('বাংলা', 'bn'),
  TA: leftToRight('தமிழ்', 'ta'),
  NE: leftToRight('नेपाली', 'ne'),
  UR: rightToLeft('اردو', 'ur'),
  FA: rightToLeft('فارسی', 'fa'),
  AR: rightToLeft('العربية', 'ar'),
  TR: leftToRight('Türkçe', 'tr'),
  RU: leftToRight('Русский', 'ru'),
  KK: leftToRight('Қазақша', 'kk'),
  UZ: leftToRight('Oʻzbekcha', 'uz'),
  ES: leftToRight('Español', 'es'),
  PT: leftToRight('Português', 'pt'),
  FR: leftToRight('Français', 'fr'),
}
