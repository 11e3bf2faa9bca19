/**
 * How words are marked that are in another language than the page: for screen readers, fonts and the direction of writing.
 * `lang` is the locale that came with them, absent where they are in the page's own.
 */
export function speechOf(lang: string | undefined) {
  return lang === undefined ? {} : ({ lang, dir: 'auto' } as const)
}
