import { button, element } from '../../../kit/front/controls/element.ts'
import { bookPath, ResultsView } from '../../book-contract.ts'
import type { MatchView } from '../../book-contract.ts'
import type { App, View } from './app.ts'
import { crest } from './crest.ts'
import { emptyState } from './empty-state.ts'
import { bigScore } from './match-texts.ts'

/** Results of the latest matches. */
export function resultsPage(app: App): View {
  const { frame, translator } = app
  const container = element('div', { class: 'list' })
  const load = async () => {
    const view = await frame.calls.callApi(bookPath.results, ResultsView).catch(() => null)
    if (!view) {
      container.replaceChildren(
        emptyState(translator.t('failed'), '', { label: translator.t('tryAgain'), onPress: () => void load() }),
      )
      return
    }
    if (view.matches.length === 0)
      return container.replaceChildren(emptyState(translator.t('noResults'), translator.t('noResultsHint')))
    container.replaceChildren(element('ul', { class: 'rows' }, ...view.matches.map((match) => row(app, match))))
  }
  void load()
  return { element: container, leave: () => {} }
}

function row({ matchCache, translator, openMatch }: App, match: MatchView): HTMLElement {
  const { home, away } = bigScore(match)
  const side = (name: string, score: number) =>
    element(
      'span',
      { class: 'match-side' },
      crest(name),
      element('span', { class: 'match-team' }, element('bdi', {}, name)),
      element('b', { class: 'match-score' }, String(score)),
    )
  const timeText = match.phase === 'abandoned' ? translator.t('abandoned') : translator.time(match.kickOff)
  const maps = match.maps.map((map) => `${map.home}:${map.away}`).join('  ')
  const open = button(
    { class: 'match-open' },
    () => openMatch(match.id),
    element(
      'span',
      { class: 'match-head' },
      element('span', {}, timeText),
      element('bdi', { class: 'match-league' }, matchCache.leagueName(match.league)),
      element('span', { dir: 'ltr' }, maps),
    ),
    side(match.home, home),
    side(match.away, away),
  )
  return element('li', { class: 'match match-over' }, open)
}
