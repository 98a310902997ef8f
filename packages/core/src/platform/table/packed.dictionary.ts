/**
 * The text from which packed values borrow: a full report and a usual one, the usual last, because what stands near the end is cheapest to borrow.
 * What was packed with it can be read with it alone, so it never changes; a better one comes as a format of its own.
 */
export const dictionary =
  '{"report":{"properties":[{"id":"new","address":"412 Brookhaven Dr, Raleigh, NC 27612","addressDisplay":"412 Br' +
  'ookhaven Dr","streetNumber":"412","route":"Brookhaven Dr","city":"Raleigh","state":"NC","zip":"27612","county"' +
  ':"Wake","fip":"37183","latitude":35.84,"longitude":-78.68,"purchaseDetails":[{"id":"asking","price":500000,"us' +
  'erMonthlyHomeInsurance":130,"userTaxRate":0.9,"userPropertyTax":null,"bidOver":5000},{"id":"low","price":49000' +
  '0,"userMonthlyHomeInsurance":null,"userTaxRate":null,"userPropertyTax":4200}],"userAppraisedValue":495000,"use' +
  'rEstimatedValue":505000,"countyTaxRate":0.84,"monthlyAssociationFee":40,"livingArea":2150,"repairs":2500,"taxI' +
  'nc":2.5,"costToSell":5.5,"appreciationTypes":["forecast","custom"],"customAppreciation":3.125}],"loans":[{"id"' +
  ':"arm","category":"purchase","name":"5/6 ARM with a second","propertyID":"new","purchaseDetailsID":"asking","o' +
  'ccupancy":"secondHome","units":2,"program":"interest5","customProgram":"Portfolio","type":"arm5","term":30,"ra' +
  'te":6.125,"points":0.5,"customAPR":6.5,"customAPRCost":4000,"downPayment":null,"downPaymentPercentage":20,"MI"' +
  ':null,"annualMIPercentage":0.4,"upfrontMI":1000,"selfInsured":false,"closingCosts":5000,"ccID":"worksheet","cl' +
  'osingCostObj":{"name":"Wake County","created":"2026-11-20","data":{"lender":[{"name":"Loan origination","rate"' +
  ':0.5,"usePercent":true,"percentOf":"loan","APR":true,"isCredit":false,"section":"B"}],"credits":[]}},"creditsO' +
  'bj":{"data":[{"name":"Seller credit","rate":500,"usePercent":false,"percentOf":"loan","APR":true,"isCredit":tr' +
  'ue,"section":"B"}]},"credits":1500,"additionalCredits":[{"name":"Employer","amount":750}],"userPrepaidEscrows"' +
  ':3000,"prepaidsByClosing":true,"interestDayBasis":360,"isFinancedCC":true,"isFinancedPoints":true,"isFinancedP' +
  'repaidEscrow":true,"biweekly":true,"buydownCosts":null,"buydownPaidBy":"seller","MIWorksheet":{"activeModifier' +
  's":["twoBorrowers"],"isMonthly":true,"isRefund":false,"isFinanced":true,"creditScore":705},"escrows":{"insuran' +
  'ce":14,"tax":3,"interest":12},"secondLoan":{"type":"float10","ltv":90,"term":20,"amount":40000,"rate":8.25},"A' +
  'RM":{"frequency":12,"scenario":"custom","sofrToday":4.31,"indexAverage":1.9,"margin":2.75,"rounding":0.125,"fl' +
  'oor":2.75,"initialCap":2,"adjustmentCap":2,"lifetimeCap":5,"customRates":[6.5,7,7.25]},"additionalMonthlyPayme' +
  'nts":[{"amount":100},{"amount":50.5}],"lumpPayments":[{"amount":10000,"payment":24,"recast":true}]}],"debts":[' +
  '{"id":"car","name":"Car","type":"auto","balance":18000,"payment":420,"rate":7.9,"monthsLeft":48,"payOff":true}' +
  '],"outside":{"sofr":{"value":4.31,"date":"2026-11-20"},"indexAverage":{"value":1.9,"date":"2026-11-20"},"apor"' +
  ':{"fixed":{"15":5.61,"30":6.24},"adjustable":{"5":6.02},"source":"FFIEC","date":"2026-11-16"},"series":{"new":' +
  '{"forecast":{"yearly":[2.5,3],"source":"Forecast","date":"2026-10-01"}},"owned":{"historical":{"yearly":[5.1,-' +
  '1.2,3.3],"source":"House price index","date":"2026-09-30"}}},"limits":{"new":{"conforming":{"byUnits":[832750,' +
  '1066250,1288800,1601750],"source":"FHFA","date":"2026-01-01"},"fha":{"byUnits":[541287,693050,837700,1041125],' +
  '"source":"HUD","date":"2026-01-01"}}}},"name":"Everything","toolName":"lc2","cobrandID":-1,"cobrandPosition":"' +
  'right","closingDate":"2026-12-18","escrowMonths":{"tax":[1,7],"insurance":[12]},"id":"rpt_01jd0000000000000000' +
  '000000","asOf":"2026-11-20","lastUpdated":"2026-11-20T14:14:00.000Z","toolMeta":{"type":"moveup","isComplete":' +
  'true,"highlightedTables":["amortization"],"attachedReports":[{"tool":"pa","id":"rpt_01hzy9k3v4q8m2n6p0r5s7t1wx' +
  '"}]}},"client":{"_id":"cli_01jd0000000000000000000000","userID":"usr_01jd0000000000000000000000","name":"Elena' +
  ' Marchetti","primaryEmail":"elena@example.com","secondaryEmails":[],"ficoMin":752,"DTI":null,"monthlyIncome":n' +
  'ull,"taxRate":null,"filingStatus":"marriedJoint","familySize":null,"netMonthlyIncome":null,"properties":[{"add' +
  'ress":"412 Brookhaven Dr","city":"Raleigh","state":"NC","zip":"27612","county":"Wake"}],"lang":"en","reinvestm' +
  'ent":[{"lumpSumPayment":0,"periodPayment":0,"periodFrequency":12,"rate":5,"term":360}],"schedules":[],"isDemo"' +
  ':false,"createdAt":"2026-11-20T14:14:00.000Z","lastUpdated":"2026-11-20T14:14:00.000Z"}}{"line":{"id":"rpt_","' +
  'name":"","toolName":"lc2","type":"refinance","status":"draft","towns":null,"lastUpdated":"2026-11-20T14:14:00.' +
  '000Z","clientID":"cli_","clientName":""},"text":""}{"report":{"id":"rpt_01jd0000000000000000000000","name":"Ra' +
  'leigh or Cary","toolName":"lc2","status":"complete","asOf":"2026-11-20","createdAt":"2026-11-20T14:14:00.000Z"' +
  ',"lastUpdated":"2026-11-20T14:14:00.000Z","cobrandID":-1,"cobrandPosition":"left","toolMeta":{"type":"purchase' +
  '","isComplete":true,"highlightedTables":[],"attachedReports":[]},"properties":[{"id":"p1","address":"4217 Broo' +
  'khaven Dr","addressDisplay":"4217 Brookhaven Dr","city":"","state":"","zip":"","county":"","purchaseDetails":[' +
  '{"id":"d1","price":500000,"userMonthlyHomeInsurance":null,"userTaxRate":null,"userPropertyTax":null}],"userApp' +
  'raisedValue":null,"userEstimatedValue":null,"countyTaxRate":0,"monthlyAssociationFee":0,"repairs":0,"taxInc":0' +
  ',"costToSell":6,"appreciationTypes":["forecast"]}],"loans":[{"id":"l1","category":"purchase","name":"","proper' +
  'tyID":"p1","purchaseDetailsID":"d1","occupancy":"primary","units":1,"program":"conventional","type":"fixed","t' +
  'erm":30,"rate":6.5,"points":0,"customAPR":null,"customAPRCost":null,"downPayment":100000,"downPaymentPercentag' +
  'e":null,"MI":null,"annualMIPercentage":null,"upfrontMI":null,"selfInsured":false,"closingCosts":null,"credits"' +
  ':null,"additionalCredits":[],"userPrepaidEscrows":null,"interestDayBasis":365,"isFinancedCC":false,"isFinanced' +
  'Points":false,"isFinancedPrepaidEscrow":false,"buydownCosts":null,"buydownPaidBy":"seller","MIWorksheet":{"act' +
  'iveModifiers":[],"isMonthly":true,"isRefund":true,"isFinanced":false},"additionalMonthlyPayments":[],"lumpPaym' +
  'ents":[]}],"debts":[],"outside":{}},"client":{"_id":"cli_01jd0000000000000000000000","userID":"usr_01jd0000000' +
  '000000000000000","name":"Elena Marchetti","primaryEmail":"elena@example.com","secondaryEmails":[],"ficoMin":75' +
  '2,"DTI":null,"monthlyIncome":null,"taxRate":null,"filingStatus":null,"familySize":null,"netMonthlyIncome":null' +
  ',"properties":[],"lang":"en","reinvestment":[],"schedules":[],"isDemo":false,"createdAt":"2026-11-20T14:14:00.' +
  '000Z","lastUpdated":"2026-11-20T14:14:00.000Z"}}';
