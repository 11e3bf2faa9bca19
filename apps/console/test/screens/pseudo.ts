import type { Messages } from '@lingui/core'

/** Tag of the pseudo-language: English with marks, so that text without marks is not translated. */
export const PSEUDO = 'en-XA'
/** Begins and ends each translated piece of text. */
export const MARK = '¤'

const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** Marks a text; tags of components stay as they are. */
const marked = (text: string): string =>
  text
    .split(/(<\/?\d+\/?>)/)
    .map((part) => (/^<\/?\d+\/?>$/.test(part) || part.trim() === '' ? part : accented(part)))
    .join('')

const accented = (text: string): string =>
  `${MARK}${text.replaceAll(/[aeiouAEIOU]/g, (letter) => ACCENTED[letter] ?? letter)}`

/** Marks the texts of a compiled message: texts, and placeholders with options such as plurals. */
function pseudoOf(message: unknown): unknown {
  if (typeof message === 'string') return marked(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return typeof part === 'string' ? marked(part) : part
    const [name, format, options] = part as [unknown, unknown, unknown]
    if (typeof options !== 'object' || options === null) return part
    return [
      name,
      format,
      Object.fromEntries(
        Object.entries(options).map(([key, value]) => [key, key === 'offset' ? value : pseudoOf(value)]),
      ),
    ]
  })
}

/** Returns a catalogue of the pseudo-language. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoOf(message)])) as Messages

/** Elements whose text is written in the console, and not data of the gateway. */
const TEXT_ELEMENTS =
  'h1, h2, h3, button, label, th[scope=col], [role=columnheader], nav a, [role=tab], [role=menuitem], legend, dt, caption'

/**
 * Texts that are the same in every language, data (names of merchants, languages, zones, codes and keys), or texts of
 * React Aria, which has its own translations.
 */
const DATA =
  /^[\W\d]*$|^(Aurora|Lotus)|@|^Ante|^SHA-256|^(CSV|Excel)|UTC|\/[A-Z]|^[A-Z]{3}$|^\d{4}-Q\d|^English|XA\)$|^Calendar$|^Dismiss$|(Start|End) Date/

/** Returns texts of the page that are not translated. */
export function untranslatedTexts(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXT_ELEMENTS)]
    .filter((element) => element.closest('[data-language=none], kbd, code, time, [lang]:not(html)') === null)
    .flatMap((element) => ownTexts(element))
  const named = [...document.querySelectorAll<HTMLElement>('[aria-label], [placeholder], [title]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  const wrong = [...texts, ...named].filter(
    (text) => /[a-z]{3}/i.test(text) && !text.includes(MARK) && !DATA.test(text),
  )
  return [...new Set(wrong)].toSorted()
}

/** Returns the texts of an element and its descendants, without those of keys, code and times. */
function ownTexts(element: HTMLElement): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isMarkedUp = node.parentElement?.closest('kbd, code, time, [aria-hidden=true], [data-language=none]') !== null
    if (!isMarkedUp) texts.push(node.textContent?.trim() ?? '')
  }
  return texts.filter((text) => text !== '')
}
