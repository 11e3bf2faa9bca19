import { button, element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { rootBy } from '../../deck/commitment.ts'
import type { HandsView, PastHand } from '../../play-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'
import { cardElement, cardName } from '../table/card.ts'
import { categoryWords, moveWords, streetWords } from '../words/words.ts'
import type { HoldemWord } from '../words/words.ts'

export interface HandsPorts {
  translate: HoldemTranslator
  read(before: number | null): Promise<HandsView | null>
}

/** The player's hands at this table, latest first, with the proofs of their cards. */
export function openHandsSheet({ translate, read }: HandsPorts): void {
  const list = element('ol', { class: 'hands' })
  const foot = element('div', { class: 'rounds-foot' })
  openSheet(translate.say('hands'), translate, list, foot)
  const showMore = async (before: number | null): Promise<void> => {
    const page = await read(before)
    if (!page) return foot.replaceChildren(element('p', {}, translate.say('historyFailed')), more('tryAgain', before))
    list.append(...page.hands.map((hand) => handRow(hand, translate)))
    const isEmpty = list.childElementCount === 0
    const none = isEmpty ? [element('p', {}, translate.say('handsEmpty'))] : []
    foot.replaceChildren(...(page.next === null ? none : [more('historyMore', page.next)]))
  }
  const more = (word: 'tryAgain' | 'historyMore', from: number | null) =>
    button({ class: 'action action-second' }, () => void showMore(from), translate.say(word))
  void showMore(null)
}

function handRow(past: PastHand, translate: HoldemTranslator): HTMLElement {
  const { hand, cards, netCents } = past
  const head = element(
    'summary',
    { class: 'hand-head' },
    element('span', { class: 'hand-cards' }, ...cards.map(cardElement)),
    element('span', {}, translate.say('handNumber', { number: translate.number(hand?.number ?? 0) })),
    element('strong', { 'data-net': netCents < 0 ? 'lost' : 'won' }, translate.signedMoney(BigInt(netCents))),
  )
  return element('li', {}, element('details', { class: 'hand' }, head, ...handBody(past, translate)))
}

function handBody({ hand, names, shown, proofs }: PastHand, translate: HoldemTranslator): Node[] {
  if (!hand) return []
  const nameOf = (seat: number) => names[seat] ?? ''
  const moves = hand.log.map((move) => {
    const amount = move.cents > 0 ? translate.money(BigInt(move.cents)) : ''
    const cells = [
      translate.say(streetWords[move.street]),
      nameOf(move.seat),
      translate.say(moveWords[move.kind]),
      amount,
    ]
    return element('tr', {}, ...cells.map((text) => element('td', { dir: 'auto' }, text)))
  })
  const board = element('div', { class: 'board hand-board' }, ...hand.board.map(cardElement))
  const shows = shown.map(({ seat, cards, category }) =>
    element(
      'p',
      {},
      translate.say('handShown', {
        name: nameOf(seat),
        cards: cards.map(cardName).join(' '),
        category: translate.say(categoryWords[category]),
      }),
    ),
  )
  const rake = (hand.result?.pots ?? []).reduce((sum, { rakeCents }) => sum + rakeCents, 0)
  return [
    board,
    ...shows,
    element('table', { class: 'hand-moves' }, element('tbody', {}, ...moves)),
    element('p', {}, translate.say('handRake', { amount: translate.money(BigInt(rake)) })),
    element('p', { class: 'hand-root', dir: 'ltr' }, translate.say('handRoot', { root: hand.root })),
    proofButton({ root: hand.root, proofs }, translate),
  ]
}

function proofButton(of: Pick<PastHand, 'proofs'> & { root: string }, translate: HoldemTranslator): HTMLElement {
  const input = element('p', { class: 'hand-proof', role: 'status' })
  const show = (word: HoldemWord) => {
    input.textContent = translate.say(word)
  }
  const check = async () => {
    const roots = await Promise.all(of.proofs.map((proof) => rootBy(proof, sha256))).catch(() => null)
    if (!roots) return show('handCannotProve')
    show(roots.every((root) => root === of.root) ? 'handProved' : 'handNotProved')
  }
  return element(
    'div',
    {},
    button({ class: 'action action-second' }, () => void check(), translate.say('handProof')),
    input,
  )
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
