import { button, element } from '../controls/element.ts'
import type { FairSheetTranslator } from './fair-sheet-translator.ts'
import type { Seeds } from './seeds.ts'

const SEED_LETTERS = '64'

/** The player's client seed: own text, or random. */
export function seedForm({ t }: FairSheetTranslator, seeds: Seeds): HTMLElement {
  const input = element('input', {
    class: 'seed-input',
    type: 'text',
    dir: 'ltr',
    maxlength: SEED_LETTERS,
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    value: seeds.clientSeed,
  })
  const statusLine = element('p', { class: 'seed-told', role: 'status' })
  const save = button({ class: 'small-button' }, () => choose(), t('useSeed'))
  const random = button({ class: 'small-button' }, () => chooseAtRandom(), t('newRandom'))
  const field = element('label', { class: 'fact' }, element('span', { class: 'fact-name' }, t('clientSeed')), input)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') choose()
  })
  return element('div', {}, field, element('div', { class: 'seed-buttons' }, save, random), statusLine)

  function choose(): void {
    const chosen = seeds.choose(input.value.trim())
    input.setAttribute('aria-invalid', String(!chosen))
    statusLine.textContent = chosen ? t('seedSaved') : t('invalidSeed')
  }

  function chooseAtRandom(): void {
    input.value = seeds.chooseAtRandom()
    input.setAttribute('aria-invalid', 'false')
    statusLine.textContent = t('seedSaved')
  }
}
