/**
 * Whether the download bar has its place on home, as a mark on the document: it is set before the first paint, and the
 * style makes room by it.
 */
export function markBar(shown: boolean): void {
  document.documentElement.dataset['bar'] = shown ? 'download' : 'none'
}

export const isBarMarked = (): boolean => document.documentElement.dataset['bar'] === 'download'
