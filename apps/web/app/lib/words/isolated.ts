/** What a person wrote in a language of his own, as a part of the app's words: its dots and digits stay on its side. */
export const isolated = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`)
