import type { DemoReward } from './types.ts'

/** Rewards waiting to be claimed, the same at each demo merchant. */
export const rewards: DemoReward[] = [
  {
    key: 'welcome',
    account: 'player01',
    titles: { EN: 'Welcome gift', TY: 'Regalo sa pagsali', AR: 'هدية الترحيب', TH: 'ของขวัญต้อนรับ' },
    amount: '50.00',
  },
  {
    key: 'first-week',
    account: 'player01',
    titles: { EN: 'First-week bonus', TY: 'Bonus sa unang linggo', AR: 'مكافأة الأسبوع الأول', TH: 'โบนัสสัปดาห์แรก' },
    amount: '120.00',
  },
  {
    key: 'weekend-rebate',
    account: 'player01',
    titles: { EN: 'Weekend rebate', TY: 'Rebate sa Sabado at Linggo', AR: 'استرداد نهاية الأسبوع', TH: 'คืนยอดสุดสัปดาห์' },
    amount: '18.50',
  },
]
