/**
 * Returns the attributes of text in another language than the page, for screen readers, fonts and the writing
 * direction. `lang` is the locale delivered with the text, absent if it is the page's own.
 */
export function speechOf(lang: string | undefined) {
  return lang === undefined ? {} : ({ lang, dir: 'auto' } as const)
}
