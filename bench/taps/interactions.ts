import type { Page } from '@playwright/test'

export interface Interaction {
  name: string
  /** Page on which the interaction is measured. */
  path: string
  isForMembers?: boolean
  /** Brings the page into the state before the interaction; not measured. */
  before?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

const LIST = '/m/gameList?gameType=RNG&gameClassify=ALL'
const BETTING = '/m/lotteryBet?game=SSC300'

/** The fifteen most frequent interactions, on the most used pages. */
export const interactions: readonly Interaction[] = [
  { name: 'open the menu', path: '/m/home', act: (page) => button(page, 'Menu').tap() },
  {
    name: 'close the menu',
    path: '/m/home',
    before: (page) => button(page, 'Menu').tap(),
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'choose a category on home',
    path: '/m/home',
    act: (page) => page.getByRole('tab', { name: 'Slots', exact: true }).tap(),
  },
  {
    name: 'type into the search of home',
    path: '/m/home',
    before: (page) => page.getByRole('combobox').or(page.getByRole('searchbox')).first().tap(),
    act: (page) => page.keyboard.press('n'),
  },
  {
    name: 'open another page by the bottom menu',
    path: '/m/home',
    act: (page) =>
      page
        .getByRole('link', { name: /^Promotion/ })
        .first()
        .tap(),
  },
  {
    name: 'go back',
    path: '/m/home',
    before: async (page) => {
      await page
        .getByRole('link', { name: /^Promotion/ })
        .first()
        .tap()
      await page.waitForURL(/\/m\/activity/)
    },
    act: (page) => button(page, 'Back').tap(),
  },
  { name: 'open the filter of the game list', path: LIST, act: (page) => button(page, /^Filter/).tap() },
  {
    name: 'type into the search of the game list',
    path: LIST,
    before: (page) => page.getByRole('searchbox').first().tap(),
    act: (page) => page.keyboard.press('n'),
  },
  {
    name: 'mark a favourite',
    path: LIST,
    isForMembers: true,
    act: (page) => page.getByRole('main').locator('li button[aria-pressed]').first().tap(),
  },
  {
    name: 'type a username',
    path: '/m/login',
    before: (page) => page.getByRole('textbox', { name: 'Username' }).tap(),
    act: (page) => page.keyboard.press('j'),
  },
  { name: 'open the wallets', path: '/m/home', isForMembers: true, act: (page) => button(page, /Your wallets/).tap() },
  {
    name: 'choose an amount to deposit',
    path: '/m/voucherCenter',
    isForMembers: true,
    act: (page) => page.getByRole('main').getByRole('radio').nth(1).tap(),
  },
  { name: 'pick numbers of a lottery', path: BETTING, isForMembers: true, act: (page) => inMain(page, 'Random').tap() },
  {
    name: 'confirm a lottery bet',
    path: BETTING,
    isForMembers: true,
    before: (page) => inMain(page, 'Random').tap(),
    act: (page) => inMain(page, 'Bet now').tap(),
  },
  {
    name: 'change the language: open the list',
    path: '/m/home',
    act: (page) => button(page, 'Choose language').tap(),
  },
]
