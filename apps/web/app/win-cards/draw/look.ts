import { tokenAddress } from '../../ui/token-address.ts'

/** Colours and pictures of the merchant for a canvas, which cannot read custom properties. */
export interface Look {
  surface: string
  wash: string
  card: string
  line: string
  text: string
  soft: string
  accent: string
  reward: string
  win: string
  fontFamily: string
  logo: string | undefined
  mark: string | undefined
}

/** Reads the tokens of the page's brand. */
export function lookOfPage(): Look {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  return {
    surface: token('surface'),
    wash: token('accent-wash'),
    card: token('card'),
    line: token('line'),
    text: token('text'),
    soft: token('text-soft'),
    accent: token('accent'),
    reward: token('reward-text'),
    win: token('win'),
    fontFamily: token('font-family'),
    logo: tokenAddress('--logo'),
    mark: tokenAddress('--logo-mark'),
  }
}
