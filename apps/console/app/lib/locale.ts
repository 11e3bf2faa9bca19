import { i18n } from '@lingui/core'

/** Language of the texts in the sources. */
export const SOURCE = 'en'

/** Returns the locale of numbers: the language of the console. */
export const numberLocale = (): string => i18n.locale || SOURCE

/** Returns the locale of dates. English dates are written with the day first. */
export const dateLocale = (): string => (numberLocale() === SOURCE ? 'en-GB' : numberLocale())
