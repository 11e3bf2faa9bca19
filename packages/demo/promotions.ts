import { clubPromotions } from './club-promotions.ts'
import { repeatedPromotions } from './repeated-promotions.ts'
import { signupPromotions } from './signup-promotions.ts'
import type { Texts } from './types.ts'

/** A promotion of the demo merchants; its rules are those of its type, amounts decimal text. */
export interface DemoPromotion {
  code: string
  type: string
  merchants: string[]
  title: Texts
  summary: Texts
  terms: Texts
  /** Picture name after the merchant's code. */
  picture: string | null
  rules: unknown
  /** Multiple of the wagering requirement on the reward. */
  wageringMultiple: string
  quota: number | null
  budget: string | null
  /** Days from the seeding until the promotion begins; null if it has begun. */
  beginsInDays: number | null
  /** Codes that members can type, by merchant; only for promo codes. */
  codes: Record<string, string>
}

const BOTH = ['aurora', 'lotus']
const plain = {
  merchants: BOTH,
  picture: null,
  wageringMultiple: '0',
  quota: null,
  budget: null,
  beginsInDays: null,
  codes: {},
}

const HOURS = 24

/** In display order. */
export const promotions: DemoPromotion[] = [
  {
    ...plain,
    code: 'first-deposit',
    type: 'FIRST_DEPOSIT',
    picture: 'northlight',
    title: {
      EN: 'Welcome bonus: 50% extra',
      TY: 'Welcome: 50 % dagdag',
      AR: 'ترحيب: 50 % إضافية',
      TH: 'โบนัสต้อนรับ: เพิ่มให้อีก 50%',
    },
    summary: {
      EN: 'Choose it with your first deposit and get 50% extra.',
      TY: 'Piliin ito sa unang deposito at tumanggap ng dagdag na kalahati.',
      AR: 'اخترها مع إيداعك الأول واحصل على نصفه إضافةً.',
      TH: 'เลือกโบนัสนี้ตอนฝากครั้งแรก แล้วรับเพิ่มอีก 50%',
    },
    terms: {
      EN: '<p>Choose the bonus on the deposit page before you pay.</p><ul><li>Once per member, with the first deposit only.</li><li>Deposit and bonus have a wagering requirement before withdrawal.</li></ul>',
      TY: '<p>Piliin ang bonus sa pahina ng deposito bago magbayad.</p><ul><li>Isang beses bawat miyembro, sa unang deposito lang.</li><li>Kailangang laruin ang deposito at bonus bago i-withdraw.</li></ul>',
      AR: '<p>اختر المكافأة في صفحة الإيداع قبل الدفع.</p><ul><li>مرة واحدة لكل عضو ومع الإيداع الأول وحده.</li><li>يجب اللعب بالإيداع والمكافأة قبل السحب.</li></ul>',
      TH: '<p>เลือกโบนัสในหน้าฝากเงินก่อนจ่าย</p><ul><li>สมาชิกละหนึ่งครั้ง เฉพาะการฝากครั้งแรก</li><li>ต้องทำยอดเดิมพันจากเงินฝากและโบนัสให้ครบก่อนถอน</li></ul>',
    },
    rules: { bonus: 'welcome' },
  },
  {
    ...plain,
    code: 'red-rain',
    type: 'RAFFLE',
    title: { EN: 'Red rain every hour', TY: 'Red rain, bawat oras', AR: 'مطر أحمر كل ساعة', TH: 'ฝนอั่งเปาทุกชั่วโมง' },
    summary: {
      EN: 'Envelopes fall for the first 30 minutes of every hour. One tap opens yours.',
      TY: 'Kalahating oras na umuulan ng sobre mula sa bawat buong oras. Isang tap lang ang sa iyo.',
      AR: 'تتساقط المظاريف نصف ساعة من كل ساعة كاملة. لمسة واحدة تفتح مظروفك.',
      TH: 'ซองตกลงมาในช่วง 30 นาทีแรกของทุกชั่วโมง แตะครั้งเดียวเพื่อเปิดซองของคุณ',
    },
    terms: {
      EN: '<p>Three plays per day. The amount in your envelope is drawn when a play starts, at the odds above, while the daily budget lasts.</p><p>Winnings have a 1× wagering requirement before withdrawal.</p>',
      TY: '<p>Tatlong laro bawat araw. Binubunot ang laman ng sobre sa simula ng laro, ayon sa tsansa sa itaas, hangga’t may badyet ang araw.</p><p>Kailangang laruin nang isang beses ang napanalunan bago i-withdraw.</p>',
      AR: '<p>ثلاث محاولات في اليوم. يُسحب ما في المظروف عند بدء المحاولة وفق الاحتمالات أعلاه ما دامت ميزانية اليوم متاحة.</p><p>يجب اللعب بما تربحه مرة واحدة قبل السحب.</p>',
      TH: '<p>เล่นได้วันละสามครั้ง จำนวนเงินในซองสุ่มตอนเริ่มเล่น ตามโอกาสด้านบน จนกว่างบของวันจะหมด</p><p>ต้องทำยอดเดิมพัน 1 เท่าของเงินที่ได้ก่อนถอน</p>',
    },
    rules: {
      windows: Array.from({ length: HOURS }, (_, hour) => ({ at: `${String(hour).padStart(2, '0')}:00`, minutes: 30 })),
      announcedMinutes: 5,
      dayBudget: '20000',
    },
    wageringMultiple: '1',
  },
  ...signupPromotions.map((promotion) => ({ ...plain, ...promotion })),
  {
    ...plain,
    code: 'ten-back',
    type: 'SAVIOR',
    picture: 'calm',
    title: { EN: '10% cashback', TY: 'Sampung porsiyento, ibabalik', AR: 'عشرة بالمئة تعود إليك', TH: 'เงินคืน 10%' },
    summary: {
      EN: 'Every night, get back 10% of what you lost the day before.',
      TY: 'Gabi-gabi, ibinabalik ang ikasampu ng natalo mo kahapon.',
      AR: 'كل ليلة يعود إليك عُشر ما خسرته أمس.',
      TH: 'ทุกคืน รับคืน 10% ของยอดที่เสียเมื่อวันก่อน',
    },
    terms: {
      EN: '<p>Calculated daily at 3:00 AM: your stakes on all games minus your payouts.</p><p>Cashback is no reason to play more. Set your limits.</p>',
      TY: '<p>Binibilang bawat araw, tuwing alas tres ng madaling-araw: lahat ng taya mo, bawas ang ibinayad ng mga laro.</p><p>Hindi ito dahilan para tumaya pa: magtakda ng hangganan.</p>',
      AR: '<p>يُحسب يوميًا عند الثالثة ليلًا: مجموع رهاناتك ناقص ما دفعته الألعاب.</p><p>ليس هذا سببًا للعب أكثر: ضع حدودك.</p>',
      TH: '<p>คำนวณทุกวันเวลา 03:00 น. จากเงินเดิมพันทุกเกมลบด้วยเงินที่ได้รับ</p><p>เงินคืนไม่ใช่เหตุผลที่จะเล่นมากขึ้น ตั้งวงเงินของคุณ</p>',
    },
    rules: { percent: '10', minimumLoss: '100', cap: '500' },
    wageringMultiple: '1',
  },
  {
    ...plain,
    code: 'secret-word',
    type: 'PROMOCODE',
    title: { EN: 'Secret word', TY: 'Ang lihim na salita', AR: 'الكلمة السرية', TH: 'คำลับ' },
    summary: {
      EN: 'Enter this season’s word and get 25.00.',
      TY: 'I-type ang salita ng panahon at tumanggap ng 25.00.',
      AR: 'اكتب كلمة الموسم واحصل على 25.00.',
      TH: 'กรอกคำของซีซันนี้ แล้วรับ 25.00',
    },
    terms: {
      EN: '<p>This season’s word is the site’s name and the year. Once per member.</p>',
      TY: '<p>Pangalan ng bahay at taon nito ang salita ng panahon. Isang beses bawat miyembro.</p>',
      AR: '<p>كلمة هذا الموسم هي اسم الدار وسنتها. مرة واحدة لكل عضو.</p>',
      TH: '<p>คำของซีซันนี้คือชื่อเว็บกับปี สมาชิกละหนึ่งครั้ง</p>',
    },
    rules: { amount: '25' },
    wageringMultiple: '5',
    codes: { aurora: 'AURORA26', lotus: 'LOTUS26' },
  },
  {
    ...plain,
    code: 'your-story',
    type: 'MANUAL',
    picture: 'northlight',
    title: {
      EN: 'Show us your best round',
      TY: 'Ipakita ang pinakamagandang ikot mo',
      AR: 'أرنا أفضل جولة لك',
      TH: 'อวดรอบที่ดีที่สุดของคุณ',
    },
    summary: {
      EN: 'Send an image and a short comment. We review every entry.',
      TY: 'Magpadala ng larawan at isang linya; tinitingnan namin ang bawat isa.',
      AR: 'أرسل صورة وسطرًا عنها، ونحن ننظر في كل واحدة.',
      TH: 'ส่งรูปและข้อความสั้นๆ เราตรวจทุกรายการ',
    },
    terms: {
      EN: '<p>One to three images, and up to 140 characters. We reply within a day.</p><p>Leave out private details. We only need the round.</p>',
      TY: '<p>Isa hanggang tatlong larawan, at hanggang 140 na letra. Sumasagot kami sa loob ng isang araw.</p><p>Huwag isama ang pribado: ikot lang ang kailangan.</p>',
      AR: '<p>من صورة إلى ثلاث صور، وحتى 140 حرفًا. نجيب خلال يوم.</p><p>لا ترسل ما هو خاص: تكفينا الجولة وحدها.</p>',
      TH: '<p>หนึ่งถึงสามรูป และข้อความไม่เกิน 140 ตัวอักษร เราตอบภายในหนึ่งวัน</p><p>อย่าใส่ข้อมูลส่วนตัว เราต้องการเห็นแค่รอบที่เล่น</p>',
    },
    rules: { cap: '500', leastPictures: 1 },
    wageringMultiple: '3',
    budget: '50000',
  },
  {
    ...plain,
    code: 'every-day',
    type: 'DEPOSIT',
    title: {
      EN: 'Every day: 10% extra',
      TY: 'Araw-araw: 10 % dagdag',
      AR: 'كل يوم: 10 % إضافية',
      TH: 'ทุกวัน: เพิ่มให้อีก 10%',
    },
    summary: {
      EN: 'With any deposit, as often as you like.',
      TY: 'Sa alinmang deposito, gaano man kadalas.',
      AR: 'مع أي إيداع، وكلما أردت.',
      TH: 'ได้กับทุกการฝาก กี่ครั้งก็ได้',
    },
    terms: {
      EN: '<p>Choose the bonus on the deposit page. Deposit and bonus have a wagering requirement before withdrawal.</p>',
      TY: '<p>Piliin ang bonus sa pahina ng deposito. Kailangang laruin ang deposito at bonus bago i-withdraw.</p>',
      AR: '<p>اختر المكافأة في صفحة الإيداع. يجب اللعب بالإيداع والمكافأة قبل السحب.</p>',
      TH: '<p>เลือกโบนัสในหน้าฝากเงิน ต้องทำยอดเดิมพันจากเงินฝากและโบนัสให้ครบก่อนถอน</p>',
    },
    rules: { bonus: 'every-day' },
  },
  {
    ...plain,
    code: 'three-times',
    type: 'DEPOSIT_COUNT',
    title: {
      EN: 'Deposit three times, get 60.00',
      TY: 'Tatlong deposito, 60.00',
      AR: 'ثلاثة إيداعات، 60.00',
      TH: 'ฝากสามครั้ง รับ 60.00',
    },
    summary: {
      EN: 'Get a reward for your third deposit of 200.00 or more.',
      TY: 'May gantimpala ang ikatlong deposito mo na 200.00 pataas.',
      AR: 'إيداعك الثالث من 200.00 فأكثر يجلب مكافأة.',
      TH: 'รับรางวัลเมื่อฝากครั้งที่สาม ครั้งละ 200.00 ขึ้นไป',
    },
    terms: {
      EN: '<p>Deposits count from the start of the promotion. Once per member.</p>',
      TY: '<p>Binibilang mula sa simula ng promosyon. Isang beses bawat miyembro.</p>',
      AR: '<p>يُحسب من بداية العرض. مرة واحدة لكل عضو.</p>',
      TH: '<p>นับการฝากตั้งแต่เริ่มโปรโมชั่น สมาชิกละหนึ่งครั้ง</p>',
    },
    rules: { deposits: 3, each: '200', amount: '60' },
    wageringMultiple: '3',
  },
  {
    ...plain,
    code: 'day-by-day',
    type: 'LOGIN',
    title: { EN: 'Daily check-in gifts', TY: 'Isang regalo bawat araw', AR: 'هدية لكل يوم', TH: 'ของขวัญเช็กอินรายวัน' },
    summary: {
      EN: 'Check in seven days in a row to get 20.00 in total.',
      TY: 'Mag-check-in nang pitong sunod-sunod na araw: 20.00 lahat-lahat.',
      AR: 'سجّل حضورك سبعة أيام متتالية: 20.00 في المجموع.',
      TH: 'เช็กอินเจ็ดวันติดต่อกัน รับรวม 20.00',
    },
    terms: {
      EN: '<p>Once per day, site time. If you miss a day, you start again from day 1. Claim each gift within seven days.</p>',
      TY: '<p>Isang beses bawat araw ayon sa orasan namin. Kung may nalaktawang araw, balik sa una. Pitong araw naghihintay ang regalo.</p>',
      AR: '<p>مرة في اليوم حسب ساعتنا. من فاته يوم يبدأ من الأول. تنتظر الهدية سبعة أيام.</p>',
      TH: '<p>วันละหนึ่งครั้ง ตามเวลาของเว็บ หากขาดหนึ่งวันจะเริ่มนับวันที่ 1 ใหม่ รับของขวัญแต่ละชิ้นภายในเจ็ดวัน</p>',
    },
    rules: {},
    wageringMultiple: '1',
  },
  ...repeatedPromotions.map((promotion) => ({ ...plain, ...promotion })),
  {
    ...plain,
    code: 'bring-a-friend',
    type: 'REFERRAL',
    // The other merchant has no referrals.
    merchants: ['aurora'],
    picture: 'calm',
    title: {
      EN: 'Refer a friend: 10.00 for you',
      TY: 'Magdala ng kaibigan: 10.00 para sa iyo',
      AR: 'ادعُ صديقًا: 10.00 لك',
      TH: 'ชวนเพื่อน: รับ 10.00',
    },
    summary: {
      EN: 'Plus a share of your friends’ turnover every night.',
      TY: 'At gabi-gabi, bahagi ng nilaro ng mga kaibigan mo.',
      AR: 'وكل ليلة حصة مما لعبه أصدقاؤك.',
      TH: 'พร้อมส่วนแบ่งจากยอดเดิมพันของเพื่อนทุกคืน',
    },
    terms: {
      EN: '<p>Get 10.00 once for each friend who registers with your link, makes a first deposit of 100.00 or more and wagers it five times. Every night, you also get 0.1% of your friends’ turnover, whether they win or lose.</p><p>A person with your own phone number, email, bank account name or device doesn’t count as a friend. Rewards have a 3× wagering requirement.</p>',
      TY: '<p>10.00 isang beses sa bawat kaibigang nagrehistro sa link mo, unang nagdeposito ng 100.00 pataas at nilaro ito nang limang beses. Gabi-gabi dumarating ang ikasampu ng isang porsiyento ng nilaro ng mga kaibigan, manalo man o matalo sila.</p><p>Hindi kaibigan sa ganitong diwa ang may sarili mong numero, e-mail, pangalan sa bangko o device. Kailangang laruin nang tatlong beses ang mga gantimpala.</p>',
      AR: '<p>10.00 مرة واحدة عن كل صديق يسجّل برابطك ويودع 100.00 أو أكثر في أول إيداع ويلعب به خمس مرات. كل ليلة يأتيك عُشر بالمئة مما لعبه الأصدقاء، ربحوا أم خسروا.</p><p>من له رقمك أو بريدك أو اسمك البنكي أو جهازك ليس صديقًا بهذا المعنى. يجب اللعب بالمكافآت ثلاث مرات.</p>',
      TH: '<p>รับ 10.00 หนึ่งครั้งต่อเพื่อนแต่ละคนที่สมัครผ่านลิงก์ของคุณ ฝากครั้งแรก 100.00 ขึ้นไป และทำยอดเดิมพันครบห้าเท่า และทุกคืนรับ 0.1% ของยอดเดิมพันของเพื่อน ไม่ว่าจะได้หรือเสีย</p><p>ผู้ที่ใช้เบอร์โทร อีเมล ชื่อบัญชีธนาคาร หรืออุปกรณ์เดียวกับคุณไม่นับเป็นเพื่อน ต้องทำยอดเดิมพัน 3 เท่าของรางวัล</p>',
    },
    rules: { friend: { amount: '10', deposit: '100', multiple: 5 }, play: { percent: '0.1', cap: '100' } },
    wageringMultiple: '3',
  },
  ...clubPromotions.map((promotion) => ({ ...plain, ...promotion })),
  {
    ...plain,
    code: 'next-season',
    type: 'SIGNUP',
    merchants: ['aurora'],
    picture: 'derby',
    title: { EN: 'Season opening', TY: 'Magbubukas ang panahon', AR: 'افتتاح الموسم', TH: 'เปิดซีซันใหม่' },
    summary: {
      EN: 'Coming soon: 50.00 for members who join in the first few days.',
      TY: 'Malapit na: 50.00 sa mga sasali sa mga unang araw.',
      AR: 'قريبًا: 50.00 لمن ينضم في الأيام الأولى.',
      TH: 'เร็วๆ นี้: 50.00 สำหรับสมาชิกที่เข้าร่วมในช่วงวันแรกๆ',
    },
    terms: {
      EN: '<p>For the first 1,000 members who join.</p>',
      TY: '<p>Para sa unang libong sasali.</p>',
      AR: '<p>لأول ألف عضو ينضمون.</p>',
      TH: '<p>สำหรับสมาชิก 1,000 คนแรกที่เข้าร่วม</p>',
    },
    rules: { amount: '50' },
    wageringMultiple: '5',
    quota: 1_000,
    beginsInDays: 30,
  },
]
