import { ClientSeed } from '@ante/contract/launch/fairness.ts'

import { MAX_MINES } from '../../mines/maths/mines.ts'
import { RISKS, ROWS } from '../../plinko/maths/plinko.ts'
import { button, element } from '../../kit/front/controls/element.ts'
import type { Check } from './result-card.ts'
import type { FairPageKey } from './texts/english.ts'
import type { FairTranslator } from './texts/texts.ts'

const GAMES = { dice: 'dice', plinko: 'plinko', mines: 'mines', crash: 'crash', 'quick-pick': 'number' } as const
const ENGINES = ['dice', 'plinko', 'mines', 'crash', 'quick-pick'] as const
type Engine = (typeof ENGINES)[number]
const HEX_256 = /^[0-9a-f]{64}$/
const NONCE = /^\d{1,15}$/
const MAX_NUMBERS = 4_294_967_296

/** Form for manually noted seeds: no other data of the round is needed. */
export function seedCard(translator: FairTranslator, onCheck: (check: Check) => void): HTMLElement {
  const [server, client, nonce, publishedHash] = [input(), input(), input('numeric'), input()]
  const game = select(ENGINES.map((engine) => [engine, translator.t(GAMES[engine])]))
  const rows = select(ROWS.map((count) => [String(count), translator.number(count)]))
  const risk = select(RISKS.map((name) => [name, translator.t(name)]))
  const mines = input('numeric', '3')
  const limitField = input('numeric', '100')
  const problemElement = element('p', { class: 'wrong', role: 'alert' })
  const engineFields: Partial<Record<Engine, HTMLElement>> = {
    plinko: element(
      'div',
      { class: 'pair' },
      labelled(translator.t('rows'), rows),
      labelled(translator.t('risk'), risk),
    ),
    mines: labelled(translator.t('mineCount'), mines),
    'quick-pick': labelled(translator.t('below'), limitField),
  }
  const engine = (): Engine => ENGINES.find((name) => name === game.value) ?? 'dice'
  const showOwn = () => ENGINES.forEach((name) => engineFields[name]?.toggleAttribute('hidden', name !== engine()))
  const choice = (): unknown =>
    ({
      dice: null,
      plinko: { rows: Number(rows.value), risk: risk.value },
      mines: { mines: validNumber(mines.value, MAX_MINES) },
      crash: null,
      'quick-pick': { below: validNumber(limitField.value, MAX_NUMBERS) },
    })[engine()]
  const submit = () => {
    const seeds = { serverSeed: server.value.trim(), clientSeed: client.value.trim(), nonce: Number(nonce.value) }
    const problem = problemOf(seeds, nonce.value.trim())
    problemElement.textContent = problem ? translator.t(problem) : ''
    if (problem) return
    const checkInput = { engine: engine(), title: null, choice: choice(), outcome: null }
    onCheck({
      seeds,
      publishedHash: publishedHash.value.trim() || null,
      numbers: null,
      input: checkInput,
      notCountedReason: null,
      mix: null,
      chain: null,
    })
  }
  game.addEventListener('change', showOwn)
  showOwn()
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, translator.t('bySeeds')),
    labelled(translator.t('game'), game),
    ...Object.values(engineFields),
    labelled(translator.t('serverSeed'), server),
    labelled(translator.t('clientSeed'), client),
    labelled(translator.t('nonce'), nonce),
    labelled(translator.t('publishedHash'), publishedHash),
    button({ class: 'action' }, submit, translator.t('drawAgain')),
    problemElement,
  )
}

function problemOf(seeds: Check['seeds'], nonce: string): FairPageKey | null {
  if (!HEX_256.test(seeds.serverSeed)) return 'invalidServerSeed'
  if (!ClientSeed.safeParse(seeds.clientSeed).success) return 'invalidClientSeed'
  return NONCE.test(nonce) ? null : 'invalidNonce'
}

/** Returns the nearest valid number from 1 to `max`. */
const validNumber = (text: string, max: number) => Math.max(1, Math.min(max, Math.floor(Number(text)) || 1))

const labelled = (name: string, control: HTMLElement) => element('label', { class: 'line' }, name, control)

const input = (mode = 'text', value = '') =>
  element('input', { type: 'text', inputmode: mode, dir: 'ltr', spellcheck: 'false', autocomplete: 'off', value })

const select = (options: readonly (readonly [value: string, name: string])[]) =>
  element('select', {}, ...options.map(([value, name]) => element('option', { value }, name)))
