import { cardBack, cardFace, rankName } from '../../../quick-pick/art/cards.ts'
import type { Suit } from '../../../quick-pick/art/cards.ts'
import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { cardOf, rankOf, suitOf } from '../../maths/cards.ts'

const SVG = 'http://www.w3.org/2000/svg'
const VIEW = '-31 -43 62 86'
const BACK = '#3d2a86'
const suits: readonly Suit[] = ['club', 'diamond', 'heart', 'spade']
const marks: Record<Suit, string> = { club: '♣', diamond: '♦', heart: '♥', spade: '♠' }

/** A face-up card, `Ah`, or its back when null. */
export function cardElement(card: string | null): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', VIEW)
  svg.setAttribute('class', card === null ? 'card card-back' : 'card')
  if (card === null) svg.setAttribute('aria-hidden', 'true')
  else {
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', cardName(card))
  }
  svg.append(elementsOf(card === null ? cardBack(BACK) : faceOf(card)))
  return svg
}

function faceOf(text: string) {
  const card = cardOf(text)
  return cardFace(rankOf(card), suitIn(text))
}

const suitIn = (text: string): Suit => suits[suitOf(cardOf(text))] ?? 'spade'

/** Returns the name of a card in a notation that needs no translation: `10♦`. */
export const cardName = (text: string): string => `${rankName(rankOf(cardOf(text)))}${marks[suitIn(text)]}`
