/** Isolates user text inside a sentence of the app, so that the text's dots and digits do not change sides. */
export const isolateText = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`)
