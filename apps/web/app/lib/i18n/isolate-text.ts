/** Isolates user text in another language inside a sentence of the app: its dots and digits stay on its side. */
export const isolateText = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`)
