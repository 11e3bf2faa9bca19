/**
 * Payouts per stake by matched numbers: `4+0` is four of the first drum and none of the second. They are fixed odds,
 * never a share of a pool. Source of TL642: domain handbook 4.12; the others are set by this project for a return of
 * about 84 %.
 */
export type TicketPrizes = Readonly<Record<string, number>>

export const TL_PRIZES = {
  TL642: { '3+0': 10, '4+0': 150, '5+0': 5_000, '6+0': 500_000 },
  TL645: { '3+0': 12, '4+0': 200, '5+0': 6_000, '6+0': 1_000_000 },
  TL649: { '3+0': 15, '4+0': 275, '5+0': 9_000, '6+0': 2_000_000 },
  TL655: { '3+0': 21, '4+0': 430, '5+0': 16_000, '6+0': 4_300_000 },
  TL658: { '3+0': 24, '4+0': 540, '5+0': 21_000, '6+0': 6_000_000 },
} as const satisfies Readonly<Record<string, TicketPrizes>>

export const SSQ_PRIZES: TicketPrizes = {
  '0+1': 5,
  '1+1': 5,
  '2+1': 5,
  '3+1': 15,
  '4+0': 15,
  '4+1': 300,
  '5+0': 300,
  '5+1': 10_000,
  '6+0': 100_000,
  '6+1': 2_200_000,
}

export const DLT_PRIZES: TicketPrizes = {
  '0+2': 5,
  '1+2': 5,
  '2+1': 5,
  '3+0': 5,
  '2+2': 20,
  '3+1': 20,
  '4+0': 150,
  '3+2': 300,
  '4+1': 500,
  '4+2': 6_000,
  '5+0': 15_000,
  '5+1': 60_000,
  '5+2': 2_500_000,
}
