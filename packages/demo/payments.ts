import type { PaymentKind } from '@ante/contract/cashier/payment-channels.ts'

import type { Texts } from './types.ts'

/** A payment channel of a demo merchant. Amounts, rates and percentages are decimal text. */
export interface DemoChannel {
  code: string
  kind: PaymentKind
  /** Whether a payment provider executes the payments; otherwise the merchant's operators handle them. */
  hasProvider: boolean
  names: Texts
  instructions: Texts
  /** Null: the merchant's currency. */
  coin: string | null
  min: string
  max: string
  fixedAmounts: string[]
  feePercent: string
  reimbursementPercent: string
  rate: string | null
  confirmations: number | null
  network: string
  minutes: number
  bank: { bankName: string; accountName: string; accountNumber: string } | null
}

export interface DemoDepositPromotion {
  code: string
  titles: Texts
  percent: string
  cap: string
  minimum: string
  multiple: string
  /** Ordinal of the deposit, 1 for only the first; null for any. */
  nth: number | null
}

const plain: Omit<DemoChannel, 'code' | 'kind' | 'names' | 'min' | 'max'> = {
  hasProvider: true,
  instructions: { EN: '', TY: '', AR: '', TH: '' },
  coin: null,
  fixedAmounts: [],
  feePercent: '0',
  reimbursementPercent: '0',
  rate: null,
  confirmations: null,
  network: '',
  minutes: 15,
  bank: null,
}

const wallet = (min: string, max: string): DemoChannel => ({
  ...plain,
  code: 'pouch',
  kind: 'EWALLET',
  names: { EN: 'Pouch wallet', TY: 'Pouch wallet', AR: 'محفظة Pouch', TH: 'กระเป๋าเงิน Pouch' },
  min,
  max,
})
const code = (min: string, max: string): DemoChannel => ({
  ...plain,
  code: 'scan',
  kind: 'QR',
  names: { EN: 'Scan to pay', TY: 'I-scan para magbayad', AR: 'امسح الرمز للدفع', TH: 'สแกนเพื่อจ่าย' },
  instructions: {
    EN: 'Scan the code with any banking or wallet app. Each code is valid for one payment.',
    TY: 'I-scan ang code gamit ang anumang app ng bangko o wallet. Isang bayad lang ang bawat code.',
    AR: 'امسح الرمز بأي تطبيق مصرفي أو محفظة. الرمز الواحد صالح لدفعة واحدة.',
    TH: 'สแกนโค้ดด้วยแอปธนาคารหรือแอปกระเป๋าเงินใดก็ได้ แต่ละโค้ดใช้จ่ายได้ครั้งเดียว',
  },
  min,
  max,
  minutes: 10,
})
const bank = (min: string, max: string): DemoChannel => ({
  ...plain,
  code: 'bank',
  kind: 'MT',
  names: { EN: 'Bank transfer', TY: 'Bank transfer', AR: 'تحويل مصرفي', TH: 'โอนผ่านธนาคาร' },
  instructions: {
    EN: 'Send exactly the amount shown. The cents identify your payment.\nYour bank charges a 1% fee. We refund it.',
    TY: 'Ipadala ang eksaktong halagang nakikita, hanggang sa sentimo: sa sentimo namin malalaman na sa iyo ito.\nMay singil na 1 % ang bangko mo. Ibabalik namin iyon.',
    AR: 'أرسل المبلغ الظاهر تمامًا حتى آخر جزء منه: به نعرف أنه منك.\nيأخذ مصرفك رسومًا قدرها 1 %، ونعيدها إليك.',
    TH: 'โอนให้ตรงกับยอดที่แสดง เศษสตางค์ใช้ระบุการจ่ายของคุณ\nธนาคารของคุณคิดค่าธรรมเนียม 1% เราคืนให้',
  },
  min,
  max,
  feePercent: '1',
  reimbursementPercent: '1',
})
const checkout = (fixedAmounts: string[]): DemoChannel => ({
  ...plain,
  code: 'checkout',
  kind: 'PGMT',
  names: { EN: 'Pier Checkout', TY: 'Pier Checkout', AR: 'Pier Checkout', TH: 'Pier Checkout' },
  min: fixedAmounts[0] ?? '1',
  max: fixedAmounts.at(-1) ?? '1',
  fixedAmounts,
  feePercent: '1.5',
})
const coins = (rate: string): DemoChannel => ({
  ...plain,
  code: 'usdt',
  kind: 'CRYPTO',
  names: { EN: 'USDT', TY: 'USDT', AR: 'USDT', TH: 'USDT' },
  instructions: {
    EN: 'Send USDT on the TRC20 network only. Transfers on other networks are lost.',
    TY: 'USDT sa TRC20 lang ang ipadala. Mawawala ang dumaan sa ibang network.',
    AR: 'أرسل USDT عبر شبكة TRC20 فقط. ما يُرسل عبر شبكة أخرى يضيع.',
    TH: 'ส่ง USDT ผ่านเครือข่าย TRC20 เท่านั้น หากส่งผ่านเครือข่ายอื่น เงินจะสูญหาย',
  },
  coin: 'USDT',
  min: '10',
  max: '5000',
  rate,
  confirmations: 3,
  network: 'TRC20',
  minutes: 30,
})
/** The gateway is not notified of payments: an operator approves those found on the account. */
const counter: DemoChannel = {
  ...plain,
  code: 'counter',
  kind: 'MT',
  hasProvider: false,
  names: { EN: 'Counter deposit', TY: 'Deposito sa counter', AR: 'إيداع في الفرع', TH: 'ฝากที่สาขา' },
  instructions: {
    EN: 'Pay at any branch, then send us a photo of the slip. We review it within an hour.',
    TY: 'Magbayad sa anumang sangay, saka ipadala ang litrato ng resibo. Titingnan namin ito sa loob ng isang oras.',
    AR: 'ادفع في أي فرع، ثم أرسل إلينا صورة الإيصال. ننظر فيها خلال ساعة.',
    TH: 'จ่ายที่สาขาใดก็ได้ แล้วส่งรูปสลิปให้เรา เราตรวจภายในหนึ่งชั่วโมง',
  },
  min: '200',
  max: '200000',
  minutes: 120,
  bank: { bankName: 'Riverside Bank', accountName: 'Lotus Demonstration', accountNumber: '0099 8877 66' },
}

export const channels: Record<string, DemoChannel[]> = {
  aurora: [
    wallet('100', '50000'),
    code('50', '20000'),
    bank('500', '100000'),
    checkout(['200', '500', '1000', '2000', '5000']),
    coins('56.8'),
  ],
  lotus: [
    code('50', '50000'),
    wallet('100', '50000'),
    bank('300', '100000'),
    counter,
    checkout(['100', '300', '500', '1000', '3000']),
    coins('35.4'),
  ],
}

/** Deposit bonuses of each demo merchant. */
export const depositPromotions: DemoDepositPromotion[] = [
  {
    code: 'welcome',
    titles: {
      EN: 'Welcome bonus: 50% on your first deposit',
      TY: 'Welcome: 50 % sa unang deposito',
      AR: 'ترحيب: 50 % على إيداعك الأول',
      TH: 'โบนัสต้อนรับ: 50% ของการฝากครั้งแรก',
    },
    percent: '50',
    cap: '5000',
    minimum: '500',
    multiple: '12',
    nth: 1,
  },
  {
    code: 'every-day',
    titles: {
      EN: 'Every day: 10% extra',
      TY: 'Araw-araw: 10 % dagdag',
      AR: 'كل يوم: 10 % إضافية',
      TH: 'ทุกวัน: เพิ่มให้อีก 10%',
    },
    percent: '10',
    cap: '500',
    minimum: '200',
    multiple: '5',
    nth: null,
  },
]

export const depositInfo: Texts = {
  EN: 'Only deposit from accounts in your own name.',
  TY: 'Magbayad lang mula sa mga account na nasa sarili mong pangalan.',
  AR: 'ادفع من حسابات باسمك أنت فقط.',
  TH: 'ฝากจากบัญชีที่เป็นชื่อของคุณเองเท่านั้น',
}
