/** Member types; the twins 40 to 42 are internal accounts that behave as 0 to 2. Source: domain handbook 1.1. */
export type MemberType = 0 | 1 | 2 | 4 | 40 | 41 | 42

export const TRIAL: MemberType = 4

const unlessType =
  (...excluded: MemberType[]) =>
  (type: number) =>
    !excluded.some((excludedType) => excludedType === type)

/** Permissions by member type, used by the web app and the gateway. */
export const memberMay = {
  openMemberCentre: unlessType(TRIAL),
  openAgencyCentre: unlessType(0, TRIAL, 40),
  signContracts: unlessType(TRIAL, 40, 41, 42),
}
