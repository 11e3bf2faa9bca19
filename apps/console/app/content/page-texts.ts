import { useLingui } from '@lingui/react/macro'

/** Returns the names of the pages of the site to which contents link most; other pages are named by their paths. */
export function usePageTexts(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    '/m/home': t`Home page`,
    '/m/gameList': t`Games of a category`,
    '/m/gameLobby': t`Game lobby`,
    '/m/slotsCenter': t`Slots`,
    '/m/lottery': t`Lottery`,
    '/m/sportsResults': t`Sports results`,
    '/m/activity': t`Promotions`,
    '/m/activityInfo': t`One promotion`,
    '/m/inviteFriends': t`Invite friends`,
    '/m/rewardCenter': t`Reward center`,
    '/m/redRain': t`Red envelope rain`,
    '/m/leaderBoard': t`Leaderboard`,
    '/m/member/benefits': t`VIP benefits`,
    '/m/voucherCenter': t`Deposit`,
    '/m/withdraw': t`Withdraw`,
    '/m/register': t`Registration`,
    '/m/login': t`Log in`,
    '/m/trail': t`Free trial`,
    '/m/notice': t`Notices`,
    '/m/help': t`Help center`,
    '/m/service': t`Customer service`,
    '/m/useragreement': t`User agreement`,
    '/m/safePlay': t`Responsible gaming`,
    '/m/download': t`App download`,
    '/m/winnerPage': t`Winners`,
    '/m/mine': t`Member center`,
    '/m/agent': t`Agency center`,
  }
}
