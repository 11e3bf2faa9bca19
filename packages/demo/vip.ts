/** A member of the VIP club, the same at each demo merchant, with the turnover of the previous months, latest first. */
export const vipMember = { account: 'vipplayer', months: ['95000.00', '180000.00'] } as const
