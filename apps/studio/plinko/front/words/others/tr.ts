import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Sıra',
  risk: 'Risk',
  low: 'Düşük',
  medium: 'Orta',
  high: 'Yüksek',
  landed: 'Yuva {slot} / {slots}: ×{price}',
  howFall:
    'Top, çivi sıralarının arasından düşer. Her çivide eşit olasılıkla sola ya da sağa gider ve sonunda girdiği yuva, çarpanı kadar bahsini öder; bahis buna dahildir.',
  howRisk: 'Daha çok sıra ve daha çok risk, kenardaki yuvaların daha çok, ortadakilerin daha az ödemesini sağlar.',
  howDraw: 'Her sıra 2’den küçük bir sayıdır: 0 sol, 1 sağdır. Yuva, topun kaç kez sağa gittiğidir.',
  board: '{rows} sıra, risk: {risk}',
  middleToEdge: 'Kenardan ortaya yuvalar ve şansları',
}
