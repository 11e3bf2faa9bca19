import { element } from '../../../studio/front/controls/element.ts'
import type { MatchView } from '../../book-contract.ts'
import type { App, View } from './app.ts'
import { empty } from './empty.ts'
import { MatchRow } from './match-row.ts'

type Sport = MatchView['sport']
const TICK_MS = 5_000
const SOON_MS = 2 * 60 * 60_000

/** Remembered from one list to the other. */
let chosen: Sport | 'all' = 'all'

/** Matches under each other: those that run, or all with what is to come. */
export function matchList(app: App, which: 'live' | 'matches'): View {
  const { season, talk, slip, settings } = app
  const rows = new Map<string, MatchRow>()
  const sections = element('div', { class: 'sections' })
  const filter = sportFilter(app, () => build())
  const place = element('div', { class: 'list' }, filter, sections)

  const wanted = (match: MatchView) => chosen === 'all' || match.sport === chosen
  const rowOf = (match: MatchView): MatchRow => {
    const row = rows.get(match.id) ?? new MatchRow(app, match)
    rows.set(match.id, row)
    row.show(match)
    return row
  }
  const section = (title: string, matches: readonly MatchView[], isLive = false) => {
    if (matches.length === 0) return []
    const heading = element('h2', { class: isLive ? 'section-title section-live' : 'section-title' }, title)
    return [
      element(
        'section',
        {},
        heading,
        element('ul', { class: 'rows' }, ...matches.map((match) => rowOf(match).element)),
      ),
    ]
  }
  let shape = ''
  const shapeNow = () => [...season.live, ...season.coming].map(({ id, phase }) => `${id}${phase}`).join(' ') + chosen
  const build = () => {
    shape = shapeNow()
    const [live, coming] = [season.live.filter(wanted), season.coming.filter(wanted)]
    const soonUntil = app.clock.now() + SOON_MS
    const isSoon = ({ kickOff }: MatchView) => Date.parse(kickOff) < soonUntil
    const parts =
      which === 'live'
        ? section(talk.say('liveNow'), live, true)
        : [
            ...section(talk.say('liveNow'), live, true),
            ...section(talk.say('startingSoon'), coming.filter(isSoon)),
            ...section(
              talk.say('topMatches'),
              coming.filter((match) => !isSoon(match)),
            ),
          ]
    sections.replaceChildren(...(parts.length > 0 ? parts : [nothing()]))
  }
  const nothing = () =>
    which === 'live'
      ? empty(talk.say('noLive'), talk.say('noLiveWhy'), {
          label: talk.say('seeMatches'),
          onPress: () => app.show('matches'),
        })
      : empty(talk.say('noMatches'), talk.say('noMatchesWhy'))
  const refresh = () => {
    for (const [id, row] of rows) {
      const match = season.match(id)
      if (match) row.show(match)
    }
  }
  const stops = [
    season.onChange(() => (shapeNow() === shape ? refresh() : build())),
    slip.onChange(refresh),
    settings.onChange(refresh),
  ]
  const timer = setInterval(refresh, TICK_MS)
  build()
  return {
    element: place,
    leave: () => {
      for (const stop of stops) stop()
      clearInterval(timer)
      rows.clear()
    },
  }
}

function sportFilter({ season, talk }: App, onChoose: () => void): HTMLElement {
  const sports = season.list?.sports ?? []
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
    return element('label', { class: 'chip' }, input, element('span', {}, talk.say(sport)))
  })
  return element('div', { class: 'filter', role: 'group' }, ...chips)
}
