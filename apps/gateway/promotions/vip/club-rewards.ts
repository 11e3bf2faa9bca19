/** What the club gives: a bonus once for each level, a salary by week and month. */
export const CLUB_REWARDS = ['UPGRADE_BONUS', 'RANK_SALARY'] as const
export type ClubReward = (typeof CLUB_REWARDS)[number]
