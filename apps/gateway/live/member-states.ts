import type { LiveEvent } from '@ante/contract/live/events.ts'

import type { MemberState } from './member-teller.ts'

/** Answers for those of the members whom it knows. */
export type StatesOf<State> = (memberIds: string[]) => Promise<(State & { memberId: string })[]>

/** The balance carries a version that grows with each change of the wallet: an older one is no news. */
export const balanceState = (balanceOf: StatesOf<LiveEvent<'balance'>>): MemberState<'balance'> => ({
  name: 'balance',
  stateOf: async (memberIds) => (await balanceOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { version }) => {
    if (version <= stream.balanceVersion) return false
    stream.balanceVersion = version
    return true
  },
})

/** How many rewards wait to be claimed. */
export const promotionsState = (promotionsOf: StatesOf<LiveEvent<'promotions'>>): MemberState<'promotions'> => ({
  name: 'promotions',
  stateOf: async (memberIds) => (await promotionsOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { unclaimedCount }) => {
    if (unclaimedCount === stream.unclaimedCount) return false
    stream.unclaimedCount = unclaimedCount
    return true
  },
})

/** Which version of the member's marks is the newest. */
export const favouritesState = (favouritesOf: StatesOf<LiveEvent<'favourites'>>): MemberState<'favourites'> => ({
  name: 'favourites',
  stateOf: async (memberIds) => (await favouritesOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { version }) => {
    if (version <= stream.favouritesVersion) return false
    stream.favouritesVersion = version
    return true
  },
})

/** How often the member's lottery orders have changed. */
export const orderState = (ordersOf: StatesOf<LiveEvent<'order'>>): MemberState<'order'> => ({
  name: 'order',
  stateOf: async (memberIds) => (await ordersOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { version }) => {
    if (version <= stream.orderVersion) return false
    stream.orderVersion = version
    return true
  },
})

/** How often the member's box of mails has changed; a rest from play hides some of them, and no change tells of it. */
export const unreadState = (unreadOf: StatesOf<LiveEvent<'unread'>>): MemberState<'unread'> => ({
  name: 'unread',
  stateOf: async (memberIds) => (await unreadOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { version, mail }) => {
    if (version < stream.mailVersion || (version === stream.mailVersion && mail === stream.unreadMails)) return false
    stream.mailVersion = version
    stream.unreadMails = mail
    return true
  },
})

/** How often what the member and the merchant's people write to each other has changed. */
export const supportState = (supportOf: StatesOf<LiveEvent<'support'>>): MemberState<'support'> => ({
  name: 'support',
  stateOf: async (memberIds) => (await supportOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { version }) => {
    if (version <= stream.supportVersion) return false
    stream.supportVersion = version
    return true
  },
})

/** How far the member's withdrawals have come. */
export const withdrawalState = (withdrawalsOf: StatesOf<LiveEvent<'withdrawal'>>): MemberState<'withdrawal'> => ({
  name: 'withdrawal',
  stateOf: async (memberIds) => (await withdrawalsOf(memberIds)).map(({ memberId, ...state }) => ({ memberId, state })),
  isNews: (stream, { version }) => {
    if (version <= stream.withdrawalVersion) return false
    stream.withdrawalVersion = version
    return true
  },
})
