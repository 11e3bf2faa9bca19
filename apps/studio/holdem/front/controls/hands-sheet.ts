import { button, element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { rootOfProof } from '../../deck/commitment.ts'
import type { HandsView, PastHand } from '../../play-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'
import { cardElement, cardName } from '../table/card.ts'
import { categoryTexts, moveTexts, streetTexts } from '../texts/texts.ts'
import type { HoldemTextId } from '../texts/texts.ts'

export interface HandsPorts {
  translator: HoldemTranslator
  readHands(before: number | null): Promise<HandsView | null>
}

/** The player's hands at this table, latest first, with the proofs of their cards. */
export function openHandsSheet({ translator, readHands }: HandsPorts): void {
  const list = element('ol', { class: 'hands' })
  const foot = element('div', { class: 'rounds-foot' })
  openSheet(translator.t('hands'), translator, list, foot)
  const showMore = async (before: number | null): Promise<void> => {
    const page = await readHands(before)
    if (!page)
      return foot.replaceChildren(element('p', {}, translator.t('historyFailed')), moreButton('tryAgain', before))
    list.append(...page.hands.map((hand) => handRow(hand, translator)))
    const isEmpty = list.childElementCount === 0
    const emptyNote = isEmpty ? [element('p', {}, translator.t('handsEmpty'))] : []
    foot.replaceChildren(...(page.next === null ? emptyNote : [moreButton('historyMore', page.next)]))
  }
  const moreButton = (textId: 'tryAgain' | 'historyMore', from: number | null) =>
    button({ class: 'action action-second' }, () => void showMore(from), translator.t(textId))
  void showMore(null)
}

function handRow(past: PastHand, translator: HoldemTranslator): HTMLElement {
  const { hand, cards, netCents } = past
  const head = element(
    'summary',
    { class: 'hand-head' },
    element('span', { class: 'hand-cards' }, ...cards.map(cardElement)),
    element('span', {}, translator.t('handNumber', { number: translator.number(hand?.number ?? 0) })),
    element('strong', { 'data-net': netCents < 0 ? 'lost' : 'won' }, translator.signedMoney(BigInt(netCents))),
  )
  return element('li', {}, element('details', { class: 'hand' }, head, ...handBody(past, translator)))
}

function handBody({ hand, names, shown, proofs }: PastHand, translator: HoldemTranslator): Node[] {
  if (!hand) return []
  const nameOf = (seat: number) => names[seat] ?? ''
  const moves = hand.log.map((move) => {
    const amount = move.cents > 0 ? translator.money(BigInt(move.cents)) : ''
    const cells = [
      translator.t(streetTexts[move.street]),
      nameOf(move.seat),
      translator.t(moveTexts[move.kind]),
      amount,
    ]
    return element('tr', {}, ...cells.map((text) => element('td', { dir: 'auto' }, text)))
  })
  const board = element('div', { class: 'board hand-board' }, ...hand.board.map(cardElement))
  const shows = shown.map(({ seat, cards, category }) =>
    element(
      'p',
      {},
      translator.t('handShown', {
        name: nameOf(seat),
        cards: cards.map(cardName).join(' '),
        category: translator.t(categoryTexts[category]),
      }),
    ),
  )
  const rake = (hand.result?.pots ?? []).reduce((sum, { rakeCents }) => sum + rakeCents, 0)
  return [
    board,
    ...shows,
    element('table', { class: 'hand-moves' }, element('tbody', {}, ...moves)),
    element('p', {}, translator.t('handRake', { amount: translator.money(BigInt(rake)) })),
    element('p', { class: 'hand-root', dir: 'ltr' }, translator.t('handRoot', { root: hand.root })),
    proofButton({ root: hand.root, proofs }, translator),
  ]
}

function proofButton(hand: Pick<PastHand, 'proofs'> & { root: string }, translator: HoldemTranslator): HTMLElement {
  const input = element('p', { class: 'hand-proof', role: 'status' })
  const show = (textId: HoldemTextId) => {
    input.textContent = translator.t(textId)
  }
  const check = async () => {
    const roots = await Promise.all(hand.proofs.map((proof) => rootOfProof(proof, sha256))).catch(() => null)
    if (!roots) return show('handCannotBeVerified')
    show(roots.every((root) => root === hand.root) ? 'handMatches' : 'handDiffers')
  }
  return element(
    'div',
    {},
    button({ class: 'action action-second' }, () => void check(), translator.t('handProof')),
    input,
  )
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
