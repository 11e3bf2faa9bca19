import * as z from 'zod/mini'

export const Language = z.enum(['EN', 'TY', 'AR'])
export type Language = z.output<typeof Language>

/** What each language calls itself, its locale for `Intl` and `lang`, and its direction. */
export const languages: Record<Language, { name: string; locale: string; direction: 'ltr' | 'rtl' }> = {
  EN: { name: 'English', locale: 'en', direction: 'ltr' },
  TY: { name: 'Filipino', locale: 'fil', direction: 'ltr' },
  AR: { name: 'العربية', locale: 'ar', direction: 'rtl' },
}
