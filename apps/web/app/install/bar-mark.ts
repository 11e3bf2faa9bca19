/**
 * Marks the document if the download bar is shown on home. The mark is set before the first paint, so that the style
 * reserves the bar's space.
 */
export function markBar(isShown: boolean): void {
  document.documentElement.dataset['bar'] = isShown ? 'download' : 'none'
}

export const isBarMarked = (): boolean => document.documentElement.dataset['bar'] === 'download'
