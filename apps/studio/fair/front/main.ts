import { button, element } from '../../studio/front/controls/element.ts'
import shield from './art/icon.svg'
import { findRound } from './find-round.ts'
import { resultCard } from './result-card.ts'
import type { Check } from './result-card.ts'
import { seedCard } from './seed-card.ts'
import { fairTalkIn } from './words/words.ts'
import type { FairTalk } from './words/words.ts'

async function start(): Promise<void> {
  const asked = new URL(location.href).searchParams
  const language = asked.get('language') ?? navigator.language
  const talk = await fairTalkIn(language)
  document.documentElement.lang = talk.locale
  document.documentElement.dir = talk.direction
  document.title = talk.say('title')
  const result = element('div', { role: 'status' })
  const show = async (check: Check) => {
    result.replaceChildren(await resultCard(talk, check))
    result.scrollIntoView({ block: 'nearest' })
  }
  const paragraphs = [talk.say('algorithm'), talk.say('mixing'), talk.say('chain')].map((text) =>
    element('p', { class: 'soft' }, text),
  )
  const byId = idCard(talk, show)
  document.querySelector('main')?.replaceChildren(
    element(
      'header',
      { class: 'head' },
      element('img', { src: shield, alt: '' }),
      element('h1', {}, talk.say('title')),
    ),
    element('p', { class: 'soft' }, talk.say('idea')),
    byId.card,
    result,
    seedCard(talk, (check) => void show(check)),
    element('section', { class: 'card' }, element('h2', {}, talk.say('how')), ...paragraphs),
  )
  const round = asked.get('round')
  if (round) await byId.find(round)
}

function idCard(talk: FairTalk, show: (check: Check) => Promise<void>) {
  const input = element('input', { type: 'text', dir: 'ltr', spellcheck: 'false', autocomplete: 'off', name: 'round' })
  const told = element('p', { class: 'wrong', role: 'alert' })
  const find = async (roundId: string) => {
    input.value = roundId
    told.textContent = talk.say('finding')
    const found = await findRound(roundId)
    told.textContent = 'wrong' in found ? talk.say(found.wrong) : ''
    if (!('wrong' in found)) await show(found)
  }
  const press = () => {
    if (input.value.trim()) void find(input.value.trim())
  }
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') press()
  })
  const line = element('label', { class: 'line' }, talk.say('roundId'), input)
  const action = button({ class: 'action' }, press, talk.say('find'))
  return { find, card: element('section', { class: 'card' }, element('h2', {}, talk.say('byId')), line, action, told) }
}

void start()
