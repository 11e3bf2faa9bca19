/**
 * Parts of a capability with their own catalogue, by its name: the capability's other pages do not need these messages.
 */
export const PARTS: Record<string, string[]> = {
  guards: [
    'identity/payment-password',
    'identity/payee-name',
    'identity/security/activity',
    'identity/security/authenticator',
    'identity/security/devices',
    'identity/security/overview',
    'identity/security/passkeys',
  ],
  forgotten: ['identity/forgotten'],
  gameinfo: ['catalogue/game-info'],
  sports: ['catalogue/sports'],
  deposits: ['cashier/deposit'],
  rounds: ['launch/records'],
  plays: ['lottery/betting/texts'],
  lotteries: ['lottery/names'],
  betting: ['lottery/betting'],
  bets: ['lottery/orders', 'lottery/order'],
  trends: ['lottery/trends'],
  verify: ['lottery/verify'],
  draws: ['lottery/draws', 'lottery/lobby', 'lottery/more', 'lottery/results'],
  wins: ['lottery/celebration'],
  cards: ['win-cards'],
  mail: ['messaging/mail', 'messaging/push'],
  club: ['promotions/vip'],
  envelopes: ['promotions/red-rain'],
  calendar: ['promotions/calendar'],
  wheel: ['promotions/wheel'],
  invite: ['promotions/referral'],
  missions: ['promotions/missions', 'promotions/leaderboard'],
  rain: ['promotions/red-rain/strip'],
  agency: ['pages/agency-centre'],
  settings: ['pages/data-saver'],
  contracts: ['agents/contracts'],
  team: ['agents/team'],
  teambets: ['agents/bets'],
  teamrates: ['agents/rebates'],
  teamlinks: ['agents/links'],
  teampay: ['agents/dividend'],
  teamline: ['agents/line'],
  teamsums: ['agents/sums', 'agents/overview', 'agents/profit'],
}

/** Returns the catalogue of a file below `app/`: that of the innermost part that contains the file. */
export function catalogueOf(file: string): string {
  const partFolders = Object.entries(PARTS).flatMap(([name, folders]) => folders.map((folder) => ({ name, folder })))
  const within = partFolders.filter(({ folder }) => file.startsWith(`${folder}/`))
  const [inner] = within.toSorted((a, b) => b.folder.length - a.folder.length)
  return inner?.name ?? file.split('/')[0] ?? ''
}
