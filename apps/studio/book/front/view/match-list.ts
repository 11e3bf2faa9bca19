import { element } from '../../../kit/front/controls/element.ts'
import type { MatchView } from '../../book-contract.ts'
import type { App, View } from './app.ts'
import { emptyState } from './empty-state.ts'
import { MatchRow } from './match-row.ts'

type Sport = MatchView['sport']
const TICK_MS = 5_000
const SOON_MS = 2 * 60 * 60_000

/** The sport filter, shared by both lists. */
let chosen: Sport | 'all' = 'all'

/** A list of matches: running ones, or all including upcoming ones. */
export function matchList(app: App, list: 'live' | 'matches'): View {
  const { matchCache, slip, settings } = app
  const rows = new Map<string, MatchRow>()
  const sections = element('div', { class: 'sections' })
  const filter = sportFilter(app, () => build())
  let shape = ''
  const rowOf = (match: MatchView): MatchRow => {
    const row = rows.get(match.id) ?? new MatchRow(app, match)
    rows.set(match.id, row)
    row.show(match)
    return row
  }
  const build = () => {
    shape = contentKey(app)
    const parts = groupsOf(app, list).filter(({ matches }) => matches.length > 0)
    const sectionElements = parts.map(({ title, name, matches }) =>
      element(
        'section',
        {},
        element('h2', { class: name }, title),
        element('ul', { class: 'rows' }, ...matches.map((match) => rowOf(match).element)),
      ),
    )
    sections.replaceChildren(...(sectionElements.length > 0 ? sectionElements : [emptyList(app, list)]))
  }
  const refresh = () => {
    for (const [id, row] of rows) {
      const match = matchCache.match(id)
      if (match) row.show(match)
    }
  }
  const stops = [
    matchCache.onChange(() => (contentKey(app) === shape ? refresh() : build())),
    slip.onChange(refresh),
    settings.onChange(refresh),
  ]
  const timer = setInterval(refresh, TICK_MS)
  build()
  return {
    element: element('div', { class: 'list' }, filter, sections),
    leave: () => {
      for (const stop of stops) stop()
      clearInterval(timer)
    },
  }
}

/** The lists are rebuilt only when this key changes. */
const contentKey = ({ matchCache }: App): string =>
  [...matchCache.live, ...matchCache.upcoming].map(({ id, phase }) => `${id}${phase}`).join(' ') + chosen

function groupsOf({ matchCache, translator, clock }: App, list: 'live' | 'matches') {
  const predicate = (match: MatchView) => chosen === 'all' || match.sport === chosen
  const live = {
    title: translator.t('liveNow'),
    name: 'section-title section-live',
    matches: matchCache.live.filter(predicate),
  }
  if (list === 'live') return [live]
  const soonUntil = clock.now() + SOON_MS
  const isSoon = ({ kickOff }: MatchView) => Date.parse(kickOff) < soonUntil
  const coming = matchCache.upcoming.filter(predicate)
  const later = coming.filter((match) => !isSoon(match))
  return [
    live,
    { title: translator.t('startingSoon'), name: 'section-title', matches: coming.filter(isSoon) },
    { title: translator.t('topMatches'), name: 'section-title', matches: later },
  ]
}

function emptyList({ translator, show }: App, list: 'live' | 'matches'): HTMLElement {
  if (list === 'matches') return emptyState(translator.t('noMatches'), translator.t('noMatchesHint'))
  const action = { label: translator.t('seeMatches'), onPress: () => show('matches') }
  return emptyState(translator.t('noLive'), translator.t('noLiveHint'), action)
}

function sportFilter({ matchCache, translator }: App, onChoose: () => void): HTMLElement {
  const sports = matchCache.list?.sports ?? []
  if (sports.length < 2) {
    chosen = 'all'
    return element('div', {})
  }
  const chips = (['all', ...sports] as const).map((sport) => {
    const input = element('input', { type: 'radio', name: 'sport', class: 'chip-input', checked: sport === chosen })
    input.addEventListener('change', () => {
      chosen = sport
      onChoose()
    })
    return element('label', { class: 'chip' }, input, element('span', {}, translator.t(sport)))
  })
  return element('div', { class: 'filter', role: 'group' }, ...chips)
}
