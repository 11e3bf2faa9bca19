/**
 * Returns the attributes of a text from data, for screen readers, fonts and the writing direction: a text in the page's
 * language may be a Latin name too. `lang` is the locale delivered with the text, absent if it is the page's own.
 */
export function languageAttributes(lang: string | undefined) {
  return { dir: 'auto', ...(lang !== undefined && { lang }) } as const
}
