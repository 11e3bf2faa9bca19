import { button, element } from '../../kit/front/controls/element.ts'
import shield from './art/icon.svg'
import { findRound } from './find-round.ts'
import { resultCard } from './result-card.ts'
import type { Check } from './result-card.ts'
import { seedCard } from './seed-card.ts'
import { fairTranslatorIn } from './texts/texts.ts'
import type { FairTranslator } from './texts/texts.ts'

async function start(): Promise<void> {
  const params = new URL(location.href).searchParams
  const language = params.get('language') ?? navigator.language
  const translator = await fairTranslatorIn(language)
  document.documentElement.lang = translator.locale
  document.documentElement.dir = translator.direction
  document.title = translator.t('title')
  const result = element('div', { role: 'status' })
  const show = async (check: Check) => {
    result.replaceChildren(await resultCard(translator, check))
    result.scrollIntoView({ block: 'nearest' })
  }
  const paragraphs = [translator.t('algorithm'), translator.t('mixingExplained'), translator.t('chainExplained')].map(
    (text) => element('p', { class: 'soft' }, text),
  )
  const byId = idCard(translator, show)
  document.querySelector('main')?.replaceChildren(
    element(
      'header',
      { class: 'head' },
      element('img', { src: shield, alt: '' }),
      element('h1', {}, translator.t('title')),
    ),
    element('p', { class: 'soft' }, translator.t('intro')),
    byId.card,
    result,
    seedCard(translator, (check) => void show(check)),
    element('section', { class: 'card' }, element('h2', {}, translator.t('howResultsAreDrawn')), ...paragraphs),
  )
  const round = params.get('round')
  if (round) await byId.find(round)
}

function idCard(translator: FairTranslator, show: (check: Check) => Promise<void>) {
  const input = element('input', { type: 'text', dir: 'ltr', spellcheck: 'false', autocomplete: 'off', name: 'round' })
  const statusLine = element('p', { class: 'wrong', role: 'alert' })
  const find = async (roundId: string) => {
    input.value = roundId
    statusLine.textContent = translator.t('finding')
    const round = await findRound(roundId)
    statusLine.textContent = 'wrong' in round ? translator.t(round.wrong) : ''
    if (!('wrong' in round)) await show(round)
  }
  const press = () => {
    if (input.value.trim()) void find(input.value.trim())
  }
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') press()
  })
  const roundIdField = element('label', { class: 'line' }, translator.t('roundId'), input)
  const action = button({ class: 'action' }, press, translator.t('find'))
  return {
    find,
    card: element(
      'section',
      { class: 'card' },
      element('h2', {}, translator.t('byId')),
      roundIdField,
      action,
      statusLine,
    ),
  }
}

void start()
