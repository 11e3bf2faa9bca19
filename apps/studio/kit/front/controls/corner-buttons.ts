import { button } from './element.ts'
import { icon } from './icon.ts'
import { part } from './parts.ts'
import type { StudioTranslator } from './texts/studio-texts.ts'

export interface CornerPresses {
  openRules(): void
  toggleSound(): boolean
  /** Null when the surrounding page already has a back button. */
  leave: (() => void) | null
}

/** The round buttons at the top of every game: back, rules, and sound. */
export function showCornerButtons({ t }: StudioTranslator, presses: CornerPresses, soundOn: boolean): void {
  const { leave } = presses
  const rules = button({ class: 'round', 'aria-label': t('rules') }, () => presses.openRules(), icon('rules'))
  const backButtons = leave ? [button({ class: 'round leave', 'aria-label': t('leave') }, leave, icon('leave'))] : []
  part('top-start').replaceChildren(...backButtons, rules)
  part('top-end').replaceChildren(soundButton(t, presses, soundOn))
}

function soundButton(t: StudioTranslator['t'], presses: CornerPresses, soundOn: boolean): HTMLButtonElement {
  const buttonElement = button({ class: 'round' }, () => show(presses.toggleSound()))
  const show = (on: boolean) => {
    buttonElement.setAttribute('aria-label', on ? t('soundOff') : t('soundOn'))
    buttonElement.replaceChildren(icon(on ? 'sound-on' : 'sound-off'))
  }
  show(soundOn)
  return buttonElement
}
