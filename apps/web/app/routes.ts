import type { PageAddress } from './lib/page-address.ts'
import type { PageFace, PageModule, Route, Routes } from './lib/page-module.ts'
import { faces } from './shell/faces.ts'

const pages = import.meta.glob<PageModule>('./*/*-page.tsx')

function page(file: PageAddress, face: PageFace): Route {
  const load = pages[file]
  if (!load) throw new Error(`There is no page ${file}`)
  return { file, face, load }
}

const home = page('./shell/home-page.tsx', faces.home)
const register = page('./identity/register-page.tsx', faces.register)
const memberCentre = page('./shell/coming-page.tsx', faces.memberCentre)

/** Every public address. */
export const routes: Routes = {
  '/': home,
  '/m': home,
  '/m/index': home,
  '/m/index.html': home,
  '/m/home': home,
  '/m/gameList': page('./catalogue/game-list-page.tsx', faces.gameList),
  '/m/login': page('./identity/login-page.tsx', faces.login),
  '/m/register': register,
  '/m/register.html': register,
  '/m/trail': page('./identity/trial-page.tsx', faces.trial),
  '/m/launchGame': page('./launch/launch-game-page.tsx', faces.launchGame),
  '/m/notice': page('./messaging/notice-page.tsx', faces.notice),
  '/m/voucherCenter': page('./shell/coming-page.tsx', faces.deposit),
  '/m/withdraw': page('./shell/coming-page.tsx', faces.withdraw),
  '/m/activity': page('./shell/coming-page.tsx', faces.promotions),
  '/m/inviteFriends': page('./shell/coming-page.tsx', faces.inviteFriends),
  '/m/mine': memberCentre,
  '/m/member/home': memberCentre,
  '*': page('./shell/not-found-page.tsx', faces.notFound),
}
