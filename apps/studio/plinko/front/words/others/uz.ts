import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Qatorlar',
  risk: 'Risk',
  low: 'Past',
  medium: 'Oʻrta',
  high: 'Yuqori',
  landed: '{slots} uyadan {slot}-uya: ×{price}',
  howFall:
    'Shar qoziqchalar qatorlaridan pastga tushadi. Har bir qoziqchada u chapga yoki oʻngga teng ehtimol bilan ketadi va toʻxtagan uyasi oʻz koeffitsiyentini tikishingizga koʻpaytirib toʻlaydi, tikish bilan birga.',
  howRisk: 'Qatorlar va risk ortsa, chetdagi uyalar koʻproq, oʻrtadagilari kamroq toʻlaydi.',
  howDraw: 'Har bir qator — 2 dan kichik bitta son: 0 chap, 1 oʻng. Uya — shar necha marta oʻngga ketgani soni.',
  board: '{rows} qator, {risk}',
  middleToEdge: 'Chetdan oʻrtagacha uyalar va ularning ehtimollari',
}
