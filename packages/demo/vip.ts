/** A member of the VIP club, at each demo merchant the same, and what he has played in the months before this one, the last first. */
export const vipMember = { account: 'vipplayer', months: ['95000.00', '180000.00'] } as const
