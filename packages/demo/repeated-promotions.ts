/** Promotions that restart daily or weekly: missions, a leaderboard, the wheel. */
export const repeatedPromotions = [
  {
    code: 'missions',
    type: 'MISSION',
    title: { EN: 'Daily missions', TY: 'Mga misyon ng araw', AR: 'مهام اليوم', TH: 'ภารกิจรายวัน' },
    summary: {
      EN: 'Small daily and weekly goals, each with a reward.',
      TY: 'Maliliit na layunin bawat araw at linggo, may gantimpala ang bawat isa.',
      AR: 'أهداف صغيرة كل يوم وكل أسبوع، ولكل منها مكافأة.',
      TH: 'เป้าหมายเล็กๆ รายวันและรายสัปดาห์ มีรางวัลทุกข้อ',
    },
    terms: {
      EN: '<p>Days and weeks follow site time. A week starts on Monday. Each mission is rewarded once per period.</p><p>Missions are no reason to play more than you want. Set your limits.</p>',
      TY: '<p>Ayon sa orasan namin ang araw at linggo; Lunes ang simula ng linggo. Isang gantimpala bawat misyon bawat panahon.</p><p>Hindi ito dahilan para tumaya nang higit sa gusto mo: magtakda ng hangganan.</p>',
      AR: '<p>الأيام والأسابيع حسب ساعتنا، ويبدأ الأسبوع يوم الإثنين. تُكافأ كل مهمة مرة في فترتها.</p><p>ليست سببًا للعب بأكثر مما تريد: ضع حدودك.</p>',
      TH: '<p>วันและสัปดาห์นับตามเวลาของเว็บ สัปดาห์เริ่มวันจันทร์ แต่ละภารกิจให้รางวัลหนึ่งครั้งต่อรอบ</p><p>ภารกิจไม่ใช่เหตุผลที่จะเล่นเกินกว่าที่ต้องการ ตั้งวงเงินของคุณ</p>',
    },
    rules: {
      missions: [
        { id: 'come', target: 'loginDays', count: 3, reward: '5', period: 'weekly' },
        { id: 'deposit', target: 'deposit', amount: '500', reward: '8', period: 'daily' },
        { id: 'win', target: 'wins', count: 10, reward: '6', period: 'daily', category: 'RNG' },
        { id: 'bet', target: 'betVolume', amount: '50000', reward: '188', period: 'weekly' },
      ],
    },
    wageringMultiple: '1',
  },
  {
    code: 'week-board',
    type: 'MISSION',
    title: { EN: 'Weekly leaderboard', TY: 'Ranggo ng linggo', AR: 'لوحة الأسبوع', TH: 'อันดับประจำสัปดาห์' },
    summary: {
      EN: 'Prizes for the players who bet the most from Monday to Sunday.',
      TY: 'May premyo ang may pinakamalaking taya mula Lunes hanggang Linggo.',
      AR: 'جوائز لأكثر من راهن من الإثنين إلى الأحد.',
      TH: 'รางวัลสำหรับผู้เล่นที่เดิมพันมากที่สุดตั้งแต่วันจันทร์ถึงวันอาทิตย์',
    },
    terms: {
      EN: '<p>Your stakes in finished rounds count. In a tie, the player who reached the amount first ranks higher. Prizes arrive a few minutes after the week ends.</p>',
      TY: '<p>Binibilang ang taya mo sa mga ikot na tapos na. Kung pantay, una ang naunang umabot. Dumarating ang premyo ilang minuto pagkatapos ng linggo.</p>',
      AR: '<p>يُحسب ما راهنت به في الجولات المنتهية. عند التساوي يتقدم من وصل أولًا. تصل الجوائز بعد دقائق من نهاية الأسبوع.</p>',
      TH: '<p>นับเงินเดิมพันในรอบที่จบแล้ว หากเสมอกัน ผู้ที่ถึงยอดก่อนได้อันดับสูงกว่า รางวัลมาถึงไม่กี่นาทีหลังสิ้นสัปดาห์</p>',
    },
    rules: {
      board: {
        window: 'week',
        prizes: [
          { to: 1, amount: '888' },
          { to: 2, amount: '388' },
          { to: 3, amount: '188' },
          { to: 10, amount: '28' },
        ],
      },
    },
    wageringMultiple: '1',
  },
  {
    code: 'lucky-wheel',
    type: 'PRIZE_WHEEL',
    title: { EN: 'Lucky wheel', TY: 'Ang gulong ng suwerte', AR: 'عجلة الحظ', TH: 'วงล้อนำโชค' },
    summary: {
      EN: 'A free spin every day, and more with your deposits.',
      TY: 'Libreng ikot araw-araw, at higit pa sa bawat deposito.',
      AR: 'دورة مجانية كل يوم، والمزيد مع إيداعاتك.',
      TH: 'หมุนฟรีทุกวัน และได้เพิ่มเมื่อฝากเงิน',
    },
    terms: {
      EN: '<p>Our server draws every spin at the odds shown on the page. Prizes have a 1× wagering requirement before withdrawal.</p><p>If the remaining budget is less than the prize drawn, you get the largest prize left, and we’ll tell you.</p>',
      TY: '<p>Server namin ang bumubunot sa bawat ikot, ayon sa tsansang ipinapakita sa pahina. Kailangang laruin nang isang beses ang premyo bago i-withdraw.</p><p>Kung kulang na ang badyet sa nabunot, ang pinakamalaking natitirang premyo ang ibibigay, at sasabihin namin ito.</p>',
      AR: '<p>خادمنا يسحب كل دورة وفق الاحتمالات المعروضة في الصفحة. يجب اللعب بالجائزة مرة واحدة قبل السحب.</p><p>إذا بقي من الميزانية أقل مما سُحب تُمنح أكبر جائزة متبقية ونخبرك بذلك.</p>',
      TH: '<p>เซิร์ฟเวอร์ของเราสุ่มทุกครั้งตามโอกาสที่แสดงในหน้านี้ ต้องทำยอดเดิมพัน 1 เท่าของรางวัลก่อนถอน</p><p>หากงบที่เหลือน้อยกว่ารางวัลที่สุ่มได้ คุณจะได้รางวัลใหญ่ที่สุดที่เหลือ และเราจะแจ้งให้ทราบ</p>',
    },
    rules: {
      segments: [
        { amount: '0.88', weight: 300 },
        { amount: '0', weight: 175 },
        { amount: '5.88', weight: 70 },
        { amount: '1.88', weight: 150 },
        { amount: '0', weight: 175 },
        { amount: '88.88', weight: 5 },
        { amount: '2.88', weight: 100 },
        { amount: '18.88', weight: 25 },
      ],
      deposit: { each: '200', aDay: 3, days: 7 },
    },
    wageringMultiple: '1',
    budget: '100000',
  },
]
