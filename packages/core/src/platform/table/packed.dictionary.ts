/**
 * The texts from which packed values borrow: a full report and usual ones as they are laid out, the usual last, because what stands near the end is cheapest
 * to borrow. What was packed with one can be read with it alone, so none ever changes: a better one is a longer one, and a format of its own.
 */
const first =
  '[["id","name","toolName","asOf","closingDate","escrowMonths","lastUpdated","cobrandID","cobrandPosition","tool' +
  'Meta","properties","loans","debts","outside","status","createdAt"],["tax","insurance"],["type","isComplete","h' +
  'ighlightedTables","attachedReports"],["tool","id"],["id","address","addressDisplay","streetNumber","route","ci' +
  'ty","state","zip","county","fip","latitude","longitude","image","purchaseDetails","userAppraisedValue","userEs' +
  'timatedValue","countyTaxRate","monthlyAssociationFee","livingArea","repairs","taxInc","costToSell","appreciati' +
  'onTypes","customAppreciation"],["id","price","userMonthlyHomeInsurance","userTaxRate","userPropertyTax","bidOv' +
  'er"],["id","price","userMonthlyHomeInsurance","userTaxRate","userPropertyTax"],["id","address","addressDisplay' +
  '","streetNumber","route","city","state","zip","county","fip","latitude","longitude","image","purchaseDetails",' +
  '"userAppraisedValue","userEstimatedValue","countyTaxRate","monthlyAssociationFee","livingArea","repairs","taxI' +
  'nc","costToSell","appreciationTypes","customAppreciation","purchaseDate"],["month","year"],["id","category","n' +
  'ame","propertyID","purchaseDetailsID","occupancy","units","program","customProgram","type","term","rate","poin' +
  'ts","customAPR","customAPRCost","downPayment","downPaymentPercentage","MI","annualMIPercentage","upfrontMI","s' +
  'elfInsured","MIWorksheet","ARM","secondLoan","closingCosts","ccID","closingCostObj","credits","creditsObj","ad' +
  'ditionalCredits","userPrepaidEscrows","escrows","interestDayBasis","isFinancedCC","isFinancedPoints","isFinanc' +
  'edPrepaidEscrow","additionalMonthlyPayments","lumpPayments","biweekly","prepaidsByClosing","buydownCosts","buy' +
  'downPaidBy"],["activeModifiers","isMonthly","isRefund","isFinanced","creditScore"],["frequency","scenario","so' +
  'frToday","indexAverage","margin","rounding","floor","initialCap","adjustmentCap","lifetimeCap","customRates"],' +
  '["type","ltv","term","amount","rate"],["name","created","data"],["lender","credits"],["name","rate","usePercen' +
  't","percentOf","APR","isCredit","section"],["data"],["name","amount"],["insurance","tax","interest"],["amount"' +
  '],["amount","payment","recast"],["id","category","name","propertyID","purchaseDetailsID","occupancy","units","' +
  'program","type","term","rate","points","customAPR","customAPRCost","downPayment","downPaymentPercentage","MI",' +
  '"annualMIPercentage","upfrontMI","selfInsured","MIWorksheet","closingCosts","ccID","closingCostObj","credits",' +
  '"creditsObj","additionalCredits","userPrepaidEscrows","escrows","interestDayBasis","isFinancedCC","isFinancedP' +
  'oints","isFinancedPrepaidEscrow","additionalMonthlyPayments","lumpPayments","biweekly","prepaidsByClosing","bu' +
  'ydownCosts","buydownPaidBy"],["id","category","name","propertyID","purchaseDetailsID","occupancy","units","pro' +
  'gram","type","term","rate","points","customAPR","customAPRCost","downPayment","downPaymentPercentage","MI","an' +
  'nualMIPercentage","upfrontMI","selfInsured","MIWorksheet","closingCosts","ccID","closingCostObj","credits","cr' +
  'editsObj","additionalCredits","userPrepaidEscrows","escrows","interestDayBasis","isFinancedCC","isFinancedPoin' +
  'ts","isFinancedPrepaidEscrow","additionalMonthlyPayments","lumpPayments","biweekly","prepaidsByClosing","buydo' +
  'wnCosts","buydownPaidBy","entitlementUsed","targetLTV","userCashToApply","secondLoan"],["type","ltv","term","a' +
  'mount","rate","index","margin","floor","ceiling","drawYears","creditLimit"],["id","category","name","propertyI' +
  'D","purchaseDetailsID","occupancy","units","program","type","term","rate","points","customAPR","customAPRCost"' +
  ',"downPayment","downPaymentPercentage","MI","annualMIPercentage","upfrontMI","selfInsured","MIWorksheet","clos' +
  'ingCosts","ccID","closingCostObj","credits","creditsObj","additionalCredits","userPrepaidEscrows","escrows","i' +
  'nterestDayBasis","isFinancedCC","isFinancedPoints","isFinancedPrepaidEscrow","additionalMonthlyPayments","lump' +
  'Payments","biweekly","prepaidsByClosing","buydownCosts","buydownPaidBy","balance","monthsLeft","payment","payO' +
  'ff","fhaPremium"],["month","year","paid"],["id","name","type","balance","payment","rate","monthsLeft","payOff"' +
  '],["sofr","indexAverage","series","limits","apor"],["value","date"],["new","owned"],["forecast"],["yearly","so' +
  'urce","date"],["historical"],["new"],["conforming","fha"],["byUnits","source","date"],["fixed","adjustable","s' +
  'ource","date"],["15","30"],["5"]]\n[0]\n"rpt_01jd0000000000000000000000"\n"Everything"\n"lc2"\n"2026-11-20"\n"' +
  '2026-12-18"\n[1]\n[-3]\n1,7\n[-2]\n12\n"2026-11-20T14:14:00.000Z"\n-1\n"right"\n[2]\n"moveup"\ntrue\n[-2]\n"am' +
  'ortization"\n[-2]\n[3]\n"pa"\n"rpt_01hzy9k3v4q8m2n6p0r5s7t1wx"\n[-3]\n[4],[7]\n"new","owned"\n"412 Brookhaven ' +
  'Dr, Raleigh, NC 27612","412 Brookhaven Dr, Raleigh, NC 27612"\n"412 Brookhaven Dr","412 Brookhaven Dr"\n"412",' +
  '"412"\n"Brookhaven Dr","Brookhaven Dr"\n"Raleigh","Raleigh"\n"NC","NC"\n"27612","27612"\n"Wake","Wake"\n"37183' +
  '","37183"\n35.84,35.84\n-78.68,-78.68\n"/v1/user/image?imageID=fil_01kahtq9z8c6b4d2f0g8h6j4k2","/v1/user/image' +
  '?imageID=fil_01kahtq9z8c6b4d2f0g8h6j4k2"\n[-3],[-2]\n[5],[6],[6]\n"asking","low","paid"\n500000,490000,310000\n' +
  "130,null,null\n0.9,null,null\nnull,4200,null\n5000\n495000,455000\n505000,505000\n0.84,0.84\n40,40\n2150,2150\n" +
  '2500,2500\n2.5,2.5\n5.5,5.5\n[-3],[-2]\n"forecast","custom","historical"\n3.125,3.125\n[8]\n11\n2018\n[-5]\n[9' +
  '],[21],[22],[24]\n"arm","buydown","refinance","existing"\n"purchase","purchase","refinance","existing"\n"5/6 A' +
  'RM with a second","5/6 ARM with a second","5/6 ARM with a second","Mortgage of 2018"\n"new","new","owned","own' +
  'ed"\n"asking","low","paid","paid"\n"secondHome","secondHome","secondHome","secondHome"\n2,2,2,2\n"interest5","' +
  'conventional","va","conventional"\n"Portfolio"\n"arm5","bd21","fixed","fixed"\n30,30,30,null\n6.125,6.125,6.12' +
  "5,4.875\n0.5,0.5,0.5,0.5\n6.5,6.5,6.5,6.5\n4000,4000,4000,4000\nnull,null,null,null\n20,20,null,null\nnull,nul" +
  "l,null,null\n0.4,0.4,null,0.4\n1000,1000,1000,1000\nfalse,false,false,false\n[10],[10],[10],[10]\n[-2],[-2],[-" +
  '3],[-2]\n"twoBorrowers","twoBorrowers","subsequentUse","cashOut","twoBorrowers"\ntrue,true,true,true\nfalse,fa' +
  'lse,false,false\ntrue,true,true,true\n705,705,705,705\n[11]\n12\n"custom"\n4.31\n1.9\n2.75\n0.125\n2.75\n2\n2\n' +
  '5\n[-4]\n6.5,7,7.25\n[12],[23]\n"float10","heloc"\n90,90\n20,25\n40000,null\n8.25,null\n5000,5000,5000,5000\n"' +
  'worksheet","worksheet","worksheet","worksheet"\n[13],[13],[13],[13]\n"Wake County","Wake County","Wake County"' +
  ',"Wake County"\n"2026-11-20","2026-11-20","2026-11-20","2026-11-20"\n[14],[14],[14],[14]\n[-2],[-2],[-2],[-2]\n' +
  '[15],[15],[15],[15]\n"Loan origination","Loan origination","Loan origination","Loan origination"\n0.5,0.5,0.5,' +
  '0.5\ntrue,true,true,true\n"loan","loan","loan","loan"\ntrue,true,true,true\nfalse,false,false,false\n"B","B","' +
  'B","B"\n[-1],[-1],[-1],[-1]\n1500,1500,1500,1500\n[16],[16],[16],[16]\n[-2],[-2],[-2],[-2]\n[15],[15],[15],[15' +
  ']\n"Seller credit","Seller credit","Seller credit","Seller credit"\n500,500,500,500\nfalse,false,false,false\n' +
  '"loan","loan","loan","loan"\ntrue,true,true,true\ntrue,true,true,true\n"B","B","B","B"\n[-2],[-2],[-2],[-2]\n[' +
  '17],[17],[17],[17]\n"Employer","Employer","Employer","Employer"\n750,750,750,750\n3000,3000,3000,3000\n[18],[1' +
  "8],[18],[18]\n14,14,14,14\n3,3,3,3\n12,12,12,12\n360,360,360,360\ntrue,true,true,true\ntrue,true,true,true\ntr" +
  "ue,true,true,true\n[-3],[-3],[-3],[-1]\n[19],[19],[19],[19],[19],[19]\n100,50.5,100,50.5,100,50.5\n[-2],[-2],[" +
  "-2],[-1]\n[20],[20],[20]\n10000,10000,10000\n24,24,24\ntrue,true,true\ntrue,true,true,true\ntrue,true,true,tru" +
  'e\nnull,9000,null,null\n"seller","borrower","seller","seller"\n62500\n80\n5000\n7.5\n0.25\n4\n18\n5\n60000\n26' +
  '1400.55\n264\n1640.5\ntrue\n[25]\n4\n2025\n4812.5\n[-3]\n[26],[26]\n"car","card"\n"Car","Card"\n"auto","card"\n' +
  '18000,6200\n420,190\n7.9,null\n48,null\ntrue,false\n[27]\n[28]\n4.31\n"2026-11-20"\n[28]\n1.9\n"2026-11-20"\n[' +
  '29]\n[30]\n[31]\n[-3]\n2.5,3\n"Forecast"\n"2026-10-01"\n[32]\n[31]\n[-4]\n5.1,-1.2,3.3\n"House price index"\n"' +
  '2026-09-30"\n[33]\n[34]\n[35]\n[-5]\n832750,1066250,1288800,1601750\n"FHFA"\n"2026-01-01"\n[35]\n[-5]\n541287,' +
  '693050,837700,1041125\n"HUD"\n"2026-01-01"\n[36]\n[37]\n5.61\n6.24\n[38]\n6.02\n"FFIEC"\n"2026-11-16"\n"comple' +
  'te"\n"2026-11-20T14:14:00.000Z"\n[["line","text","client"],["id","name","toolName","type","status","towns","la' +
  'stUpdated","clientID","clientName"],["_id","userID","name","primaryEmail","secondaryEmails","ficoMin","DTI","m' +
  'onthlyIncome","taxRate","filingStatus","familySize","netMonthlyIncome","properties","lang","reinvestment","sch' +
  'edules","isDemo","createdAt","lastUpdated"]]\n[0]\n[1]\n"rpt_01jd0000000000000000000000"\n"Raleigh or Cary"\n"' +
  'lc2"\n"purchase"\n"complete"\n"Raleigh, NC"\n"2026-11-20T14:14:00.000Z"\n"cli_01jd0000000000000000000000"\n"El' +
  'ena Marchetti"\n"Raleigh or Cary Elena Marchetti 4217 Brookhaven Dr Raleigh NC"\n[2]\n"cli_01jd000000000000000' +
  '0000000"\n"usr_01jd0000000000000000000000"\n"Elena Marchetti"\n"elena@example.com"\n[-1]\n752\nnull\nnull\nnul' +
  'l\nnull\nnull\nnull\n[-1]\n"en"\n[-1]\n[-1]\nfalse\n"2026-11-20T14:14:00.000Z"\n"2026-11-20T14:14:00.000Z"\n[[' +
  '"properties","loans","debts","outside","name","toolName","cobrandID","cobrandPosition","toolMeta","id","asOf",' +
  '"createdAt","lastUpdated","status"],["id","address","addressDisplay","streetNumber","route","city","state","zi' +
  'p","county","fip","purchaseDetails","userAppraisedValue","userEstimatedValue","countyTaxRate","monthlyAssociat' +
  'ionFee","repairs","taxInc","costToSell","appreciationTypes"],["id","price","userMonthlyHomeInsurance","userTax' +
  'Rate","userPropertyTax"],["id","price","userMonthlyHomeInsurance","userTaxRate","userPropertyTax","bidOver"],[' +
  '"id","category","name","propertyID","purchaseDetailsID","occupancy","units","program","type","term","rate","po' +
  'ints","customAPR","customAPRCost","downPayment","downPaymentPercentage","MI","annualMIPercentage","upfrontMI",' +
  '"selfInsured","closingCosts","ccID","closingCostObj","credits","additionalCredits","userPrepaidEscrows","inter' +
  'estDayBasis","isFinancedCC","isFinancedPoints","isFinancedPrepaidEscrow","buydownCosts","buydownPaidBy","MIWor' +
  'ksheet","additionalMonthlyPayments","lumpPayments"],["name","data"],["lender","government","other"],["name","r' +
  'ate","usePercent","percentOf","APR","isCredit"],["activeModifiers","isMonthly","isRefund","isFinanced"],["seri' +
  'es"],["brookhaven","pullen"],["forecast","historical"],["yearly","source","date"],["yearly","source","date","i' +
  'ndex"],["type","isComplete","highlightedTables","attachedReports"]]\n[0]\n[-3]\n[1],[1]\n"brookhaven","pullen"' +
  '\n"412 Brookhaven Dr, Raleigh, NC 27612","98 Pullen Ct, Cary, NC 27511"\n"412 Brookhaven Dr","98 Pullen Ct"\n"' +
  '412","98"\n"Brookhaven Dr","Pullen Ct"\n"Raleigh","Cary"\n"NC","NC"\n"27612","27511"\n"Wake","Wake"\n"37183","' +
  '37183"\n[-3],[-3]\n[2],[3],[2],[2]\n"asking","over","offer","low"\n500000,515000,465000,455000\nnull,null,135,' +
  "135\nnull,null,null,null\nnull,null,null,null\n15000\n500000,null\nnull,null\n0.84,0.82\n40,65\n0,0\n0,0\n6,6\n" +
  '[-2],[-2]\n"forecast","forecast"\n[-5]\n[4],[4],[4],[4]\n"baseline","point","fha","fifteen"\n"purchase","purch' +
  'ase","purchase","purchase"\n"Conventional 30","Conventional 30, 1 point","FHA 30, 3.5% down","Conventional 15,' +
  ' Cary"\n"brookhaven","brookhaven","brookhaven","pullen"\n"asking","asking","asking","offer"\n"primary","primar' +
  'y","primary","primary"\n1,1,1,1\n"conventional","conventional","fha","conventional"\n"fixed","fixed","fixed","' +
  'fixed"\n30,30,30,15\n6.5,6.125,6.125,5.75\n0,1,0,0\nnull,null,null,null\nnull,null,null,null\nnull,null,null,4' +
  "6500\n20,20,3.5,null\nnull,null,null,null\nnull,null,null,0.2\nnull,null,null,null\nfalse,false,false,false\nn" +
  'ull,null,null,null\n"wks_01m86m6skmc8y51gkkahh1gdcz","wks_01m86m6skmc8y51gkkahh1gdcz","wks_01m86m6sk86wf1wg6tg' +
  'fd740jv","wks_01m86m6sjwb4gayewja51z5wy8"\n[5],[5],[5],[5]\n"Wake County purchase","Wake County purchase","FHA' +
  ' purchase","Cary purchase"\n[6],[6],[6],[6]\n[-4],[-4],[-4],[-4]\n@!!!!!!!!!!!! [7]\n@!"#!"#!"#!"# "Commitment' +
  '","Processing","Tax review service"\n@!"#!"#!"#!"# 1095,795,85\n@!!!!!!!!!!!! false\n@!!!!!!!!!!!! "property"\n' +
  '@!!!!!!!!!!!! true\n@!!!!!!!!!!!! false\n[-3],[-3],[-3],[-3]\n[7],[7],[7],[7],[7],[7],[7],[7]\n"Flood certific' +
  'ation","Mortgage recording","Flood certification","Mortgage recording","Flood certification","Mortgage recordi' +
  'ng","Flood certification","Mortgage recording"\n22,3661,22,3661,22,3736,22,3577\nfalse,false,false,false,false' +
  ',false,false,false\n"property","property","property","property","property","property","property","property"\nt' +
  "rue,false,true,false,true,false,true,false\nfalse,false,false,false,false,false,false,false\n[-2],[-2],[-2],[-" +
  '2]\n[7],[7],[7],[7]\n"Wire e-mail fees","Wire e-mail fees","Wire e-mail fees","Wire e-mail fees"\n30,30,30,30\n' +
  'false,false,false,false\n"property","property","property","property"\ntrue,true,true,true\nfalse,false,false,f' +
  "alse\n3000,3000,3000,null\n[-1],[-1],[-1],[-1]\nnull,null,null,4800\n365,365,365,365\nfalse,false,false,false\n" +
  'false,false,false,false\nfalse,false,false,false\nnull,null,null,null\n"seller","seller","seller","seller"\n[8' +
  "],[8],[8],[8]\n[-1],[-1],[-1],[-1]\ntrue,true,true,true\ntrue,true,true,true\nfalse,false,true,false\n[-1],[-1" +
  '],[-1],[-1]\n[-1],[-1],[-1],[-1]\n[-1]\n[9]\n[10]\n[11]\n[12]\n[-2]\n2.5\n"Sample data, not from Zillow home v' +
  'alue forecast of the ZIP code for a year, then the mean of its FHFA house price index, by FRED"\n"2026-10-31"\n' +
  '[13]\n[-2]\n3.4\n"Sample data, not from FHFA house price index of the county, by FRED"\n"2025-01-01"\n[-2]\n10' +
  '0\n[11]\n[12]\n[-2]\n2.5\n"Sample data, not from Zillow home value forecast of the ZIP code for a year, then t' +
  'he mean of its FHFA house price index, by FRED"\n"2026-10-31"\n[13]\n[-2]\n3.4\n"Sample data, not from FHFA ho' +
  'use price index of the county, by FRED"\n"2025-01-01"\n[-2]\n100\n"Raleigh or Cary"\n"lc2"\n-1\n"left"\n[14]\n' +
  '"purchase"\ntrue\n[-1]\n[-1]\n"rpt_01jd0000000000000000000000"\n"2026-11-20"\n"2026-11-20T14:14:00.000Z"\n"202' +
  '6-11-20T14:14:00.000Z"\n"complete"\n[["report","client"],["id","name","toolName","status","asOf","createdAt","' +
  'lastUpdated","cobrandID","cobrandPosition","toolMeta","properties","loans","debts","outside"],["type","isCompl' +
  'ete","highlightedTables","attachedReports"],["id","address","addressDisplay","city","state","zip","county","pu' +
  'rchaseDetails","userAppraisedValue","userEstimatedValue","countyTaxRate","monthlyAssociationFee","repairs","ta' +
  'xInc","costToSell","appreciationTypes"],["id","price","userMonthlyHomeInsurance","userTaxRate","userPropertyTa' +
  'x"],["id","category","name","propertyID","purchaseDetailsID","occupancy","units","program","type","term","rate' +
  '","points","customAPR","customAPRCost","downPayment","downPaymentPercentage","MI","annualMIPercentage","upfron' +
  'tMI","selfInsured","closingCosts","credits","additionalCredits","userPrepaidEscrows","interestDayBasis","isFin' +
  'ancedCC","isFinancedPoints","isFinancedPrepaidEscrow","buydownCosts","buydownPaidBy","MIWorksheet","additional' +
  'MonthlyPayments","lumpPayments"],["activeModifiers","isMonthly","isRefund","isFinanced"],[],["_id","userID","n' +
  'ame","primaryEmail","secondaryEmails","ficoMin","DTI","monthlyIncome","taxRate","filingStatus","familySize","n' +
  'etMonthlyIncome","properties","lang","reinvestment","schedules","isDemo","createdAt","lastUpdated"]]\n[0]\n[1]' +
  '\n"rpt_01jd0000000000000000000000"\n"Raleigh or Cary"\n"lc2"\n"complete"\n"2026-11-20"\n"2026-11-20T14:14:00.0' +
  '00Z"\n"2026-11-20T14:14:00.000Z"\n-1\n"left"\n[2]\n"purchase"\ntrue\n[-1]\n[-1]\n[-2]\n[3]\n"p1"\n"4217 Brookh' +
  'aven Dr"\n"4217 Brookhaven Dr"\n""\n""\n""\n""\n[-2]\n[4]\n"d1"\n500000\nnull\nnull\nnull\nnull\nnull\n0\n0\n0' +
  '\n0\n6\n[-2]\n"forecast"\n[-3]\n[5],[5]\n"l1","l2"\n"purchase","purchase"\n"",""\n"p1","p1"\n"d1","d1"\n"prima' +
  'ry","primary"\n1,1\n"conventional","conventional"\n"fixed","fixed"\n30,30\n6.5,6.5\n0,0\nnull,null\nnull,null\n' +
  "100000,100000\nnull,null\nnull,null\nnull,null\nnull,null\nfalse,false\nnull,null\nnull,null\n[-1],[-1]\nnull," +
  'null\n365,365\nfalse,false\nfalse,false\nfalse,false\nnull,null\n"seller","seller"\n[6],[6]\n[-1],[-1]\ntrue,t' +
  'rue\ntrue,true\nfalse,false\n[-1],[-1]\n[-1],[-1]\n[-1]\n[7]\n[8]\n"cli_01jd0000000000000000000000"\n"usr_01jd' +
  '0000000000000000000000"\n"Elena Marchetti"\n"elena@example.com"\n[-1]\n752\nnull\nnull\nnull\nnull\nnull\nnull' +
  '\n[-1]\n"en"\n[-1]\n[-1]\nfalse\n"2026-11-20T14:14:00.000Z"\n"2026-11-20T14:14:00.000Z"';

/** What a report leaves out stands here as nothing, and a column that always says the same once. */
const second =
  '\n[["assumptions","waiting","reportCard","chapters","note","consolidation","marketUpdate"],["loanID",' +
  '"rent","rentGrowth","rentersInsurance","depositMonths","rentUpfront","inflation","taxGrowth","mainte' +
  'nance","investmentReturn","otherStateTaxes","otherItemized","gainsTax","horizon","ending"],["months"' +
  ',"laterRate","refinance"],["fip","version","metrics","compared","showOverall"],["kind","id","hidden"' +
  '],["loanID","maxFront","maxBack","applied"],["copy"]]\n=[0]\n=[1]\n=""\n=null\n=3\n=15\n=1\n=0\n=2.5\n=null\n=1' +
  '\n=5\n=0\n=0\n=null\n=10\n="sell"\n=[2]\n=12\n=null\n=null\n=[3]\n=""\n=""\n=[-8]\n"priceHistory","forecast","volat' +
  'ility","affordability","population","income","priceToRent"\n=[-1]\n=true\n=[-2]\n=[4]\n="loans"\n$1,26,"rp' +
  't_"\n=false\n=""\n=[5]\n=""\n=null\n=null\n=null\n=[6]\n=""\n[["line","places","client"],["name","toolName","t' +
  'ype","status","towns"],["name","primaryEmail","secondaryEmails","ficoMin","DTI","monthlyIncome","tax' +
  'Rate","filingStatus","familySize","netMonthlyIncome","properties","lang","reinvestment","schedules",' +
  '"isDemo","createdAt"]]\n=[0]\n=[1]\n="New scenario"\n="lc2"\n="purchase"\n="complete"\n="Charlotte, NC +1"\n' +
  '="412 main st charlotte nc 28202 mecklenburg"\n=[2]\n="Elena Marchetti"\n="elena@gmail.com"\n=[-1]\n=752\n' +
  '=null\n=null\n=null\n=null\n=null\n=null\n=[-1]\n="en"\n=[-1]\n=[-1]\n=false\n="2026-11-20T14:14:00.000Z"\n[[0,"' +
  'report","client"],["properties","loans","debts","outside","name","toolName","cobrandID","cobrandPosi' +
  'tion","asOf","toolMeta","createdAt","status"],["id","address","addressDisplay","streetNumber","route' +
  '","city","state","zip","county","fip","latitude","longitude","image","purchaseDetails","userAppraise' +
  'dValue","userEstimatedValue","countyTaxRate","monthlyAssociationFee","repairs","taxInc","costToSell"' +
  ',"appreciationTypes"],["id","price","userMonthlyHomeInsurance","userTaxRate","userPropertyTax"],["id' +
  '","category","name","propertyID","purchaseDetailsID","occupancy","units","program","type","term","ra' +
  'te","points","customAPR","customAPRCost","downPayment","downPaymentPercentage","MI","annualMIPercent' +
  'age","upfrontMI","selfInsured","closingCosts","ccID","closingCostObj","credits","additionalCredits",' +
  '"userPrepaidEscrows","interestDayBasis","isFinancedCC","isFinancedPoints","isFinancedPrepaidEscrow",' +
  '"buydownCosts","buydownPaidBy","MIWorksheet","additionalMonthlyPayments","lumpPayments"],["name","cr' +
  'eated","data"],[0,"lender","outsideServices","government","attorney","title","other","optional","cre' +
  'dits"],["name","rate","usePercent","percentOf","APR","isCredit"],["activeModifiers","isMonthly","isR' +
  'efund","isFinanced"],["id","name","type","balance","payment","rate","monthsLeft","payOff"],[0,"apor"' +
  ',"series","limits"],["fixed","adjustable","source","date"],[0,"1","2","3","4","5","6","7","8","9","1' +
  '0","11","12","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","3' +
  '0","31","32","33","34","35","36","37","38","39","40","41","42","43","44","45","46","47","48","49","5' +
  '0"],[0,"prop_b4"],[0,"forecast","historical"],["yearly","source","date"],["yearly","source","date","' +
  'index"],[0,"prop_tz"],[0,"conforming","fha"],["byUnits","source","date"],["type","isComplete","highl' +
  'ightedTables","attachedReports"],["name","primaryEmail","secondaryEmails","ficoMin","DTI","monthlyIn' +
  'come","taxRate","filingStatus","familySize","netMonthlyIncome","properties","lang","reinvestment","s' +
  'chedules","isDemo","createdAt"]]\n=[0]\n[1],[21]\n[-2],[-1]\n=[2]\n="prop_7k"\n=0\n=0\n="412"\n="Main St"\n="C' +
  'harlotte"\n="NC"\n="28202"\n="Mecklenburg"\n="37119"\n=35.22\n=-80.84\n$1,26,"/v1/user/image?imageID=fil_"\n' +
  '=[-2]\n=[3]\n="price_m2"\n=545000\n=null\n=null\n=null\n=null\n=null\n=0.84\n=13\n=0\n=0\n=6\n=[-2]\n="forecast"\n=[' +
  '-5]\n=[4]\n"loan_xq","loan_tz","loan_n6","loan_m2"\n="purchase"\n="Conventional 30"\n"prop_9d","prop_c8",' +
  '"prop_j3","prop_xq"\n"price_b4","price_hw","price_7k","price_9d"\n="primary"\n=1\n="conventional"\n="fixe' +
  'd"\n=30\n5.125,5.625,5.5,5.375\n=0\n=null\n=null\n=null\n=20\n=null\n=null\n=null\n=false\n=null\n="wks_01jd00000' +
  '00000000000000000"\n[5],[0,0],[0,0],[0,0]\n="New Closing Cost Worksheet"\n="2026-11-20"\n=[6]\n[-6],[-6],' +
  '[-8],[-3],[-4],[-5],[-1],[-3]\n=[7]\n"Application","Commitment","Loan origination","Processing","Tax r' +
  'eview service","Appraisal","Credit report","Document preparation","Home inspection","Notary","Assign' +
  'ment recording","City/county deed stamps","Deed recording","Flood certification","Mortgage recording' +
  '","Mortgage tax","State deed tax stamps","Attorney fees","LLC bank attorney closing and review fees"' +
  ',"Lender\'s title insurance","Owner\'s title insurance","Title recording service fee","Pest inspection' +
  '","Survey","Termite","Wire e-mail fees","Seller credit","Lender credit"\n@!"!"!!"!"!!"!"!"!!"!"!!"!"!' +
  '" 500,0.5\n@!"!"!!"!"!!"!"!"!!"!"!!"!"!" false,true\n="property"\n@!!!!!""""""""""""""""""""""" true,fa' +
  'lse\n@!!!!!!!!!!!!!!!!!!!!!!!!!!"" false,true\n=null\n=[-1]\n=null\n=365\n=false\n=false\n=false\n=null\n="sel' +
  'ler"\n[8],[0,0],[0,0],[0,0]\n=[-1]\n=true\n=true\n=false\n=[-1]\n=[-1]\n=[-3]\n=[9]\n"debt-1","debt-2"\n"Car","' +
  'Student loan"\n"card","auto"\n=1000\n=100\n20,null\n=null\n=true\n=[10]\n[11],[13],[17]\n=[12]\n@!!!!!!!!!!!!"' +
  '""""#####$$$$$$$$$$$$$$$$$$$$$$$$$$$$ 5.61,5.58,5.97,6.24\n=[12]\n@!!!!!!!!!!!!"""""#####$$$$$$$$$$$$$' +
  '$$$$$$$$$$$$$$$ 6.02,6.11,6.15,6.2\n="CFPB, average prime offer rates"\n="2026-11-16"\n[14],[18]\n[15],[' +
  '16],[19],[19]\n[-3],0\n3.193,5.193\n"Zillow home value forecast of the ZIP code for a year, then the me' +
  'an of its FHFA house price index, by FRED","FHFA house price index of the county, by FRED","FHFA, co' +
  'nforming loan limits by county, 2026","HUD, FHA mortgage limits by county, 2026"\n"2026-10-31","2025-' +
  '01-01","2026-01-01","2026-01-01"\n=[-3]\n50.25,51.5\n=[-5]\n832750,1066250,1288800,1601750,541287,693050' +
  ',837700,1041125\n"New scenario","Elena Marchetti"\n="lc2"\n=-1\n="left"\n="2026-11-20"\n=[20]\n="purchase"\n' +
  '=true\n=[-1]\n=[-1]\n="2026-11-20T14:14:00.000Z"\n="complete"\n="elena@gmail.com"\n=[-1]\n=752\n=null\n=null\n' +
  '=null\n=null\n=null\n=null\n="en"\n=[-1]\n=[-1]\n=false\n[[0,"report","client"],["properties","loans","debts' +
  '","outside","name","toolName","cobrandID","cobrandPosition","asOf","toolMeta","createdAt","status"],' +
  '["id","address","addressDisplay","streetNumber","route","city","state","zip","county","fip","latitud' +
  'e","longitude","purchaseDetails","userAppraisedValue","userEstimatedValue","countyTaxRate","monthlyA' +
  'ssociationFee","repairs","taxInc","costToSell","appreciationTypes"],["id","price","userMonthlyHomeIn' +
  'surance","userTaxRate","userPropertyTax"],["id","category","name","propertyID","purchaseDetailsID","' +
  'occupancy","units","program","type","term","rate","points","customAPR","customAPRCost","downPayment"' +
  ',"downPaymentPercentage","MI","annualMIPercentage","upfrontMI","selfInsured","closingCosts","credits' +
  '","additionalCredits","userPrepaidEscrows","interestDayBasis","isFinancedCC","isFinancedPoints","isF' +
  'inancedPrepaidEscrow","buydownCosts","buydownPaidBy","MIWorksheet","additionalMonthlyPayments","lump' +
  'Payments"],["activeModifiers","isMonthly","isRefund","isFinanced"],[0,"apor","series","limits"],["fi' +
  'xed","adjustable","source","date"],[0,"1","2","3","4","5","6","7","8","9","10","11","12","13","14","' +
  '15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30","31","32","33","34","' +
  '35","36","37","38","39","40","41","42","43","44","45","46","47","48","49","50"],[0,"prop_7k"],[0,"fo' +
  'recast","historical"],["yearly","source","date"],["yearly","source","date","index"],[0,"prop_m2"],[0' +
  ',"conforming","fha"],["byUnits","source","date"],["type","isComplete","highlightedTables","attachedR' +
  'eports"],["name","primaryEmail","secondaryEmails","ficoMin","DTI","monthlyIncome","taxRate","filingS' +
  'tatus","familySize","netMonthlyIncome","properties","lang","reinvestment","schedules","isDemo","crea' +
  'tedAt"]]\n=[0]\n[1],[17]\n[-2],[-1]\n=[2]\n="prop_c8"\n=0\n=0\n="412"\n="Main St"\n="Charlotte"\n="NC"\n="28202"' +
  '\n="Mecklenburg"\n="37119"\n=35.22\n=-80.84\n=[-2]\n=[3]\n="price_hw"\n=545000\n=null\n=null\n=null\n=null\n=null' +
  '\n=0.84\n=13\n=0\n=0\n=6\n=[-2]\n="forecast"\n=[-5]\n=[4]\n"loan_n6","loan_m2","loan_b4","loan_hw"\n="purchase"' +
  '\n=""\n"prop_j3","prop_xq","prop_tz","prop_n6"\n"price_7k","price_9d","price_c8","price_j3"\n="primary"\n' +
  '=1\n="conventional"\n="fixed"\n=30\n5.125,5.625,5.5,5.375\n=0\n=null\n=null\n=null\n=20\n=null\n=null\n=null\n=fa' +
  'lse\n=5000\n=null\n=[-1]\n=null\n=365\n=false\n=false\n=false\n=null\n="seller"\n[5],[0,0],[0,0],[0,0]\n=[-1]\n=t' +
  'rue\n=true\n=false\n=[-1]\n=[-1]\n=[-1]\n=[6]\n[7],[9],[13]\n=[8]\n@!!!!!!!!!!!!"""""#####$$$$$$$$$$$$$$$$$$$' +
  '$$$$$$$$$ 5.61,5.58,5.97,6.24\n=[8]\n@!!!!!!!!!!!!"""""#####$$$$$$$$$$$$$$$$$$$$$$$$$$$$ 6.02,6.11,6.1' +
  '5,6.2\n="CFPB, average prime offer rates"\n="2026-11-16"\n[10],[14]\n[11],[12],[15],[15]\n[-3],0\n3.193,5.' +
  '193\n"Zillow home value forecast of the ZIP code for a year, then the mean of its FHFA house price in' +
  'dex, by FRED","FHFA house price index of the county, by FRED","FHFA, conforming loan limits by count' +
  'y, 2026","HUD, FHA mortgage limits by county, 2026"\n"2026-10-31","2025-01-01","2026-01-01","2026-01-' +
  '01"\n=[-3]\n50.25,51.5\n=[-5]\n832750,1066250,1288800,1601750,541287,693050,837700,1041125\n"New scenario' +
  '","Elena Marchetti"\n="lc2"\n=-1\n="left"\n="2026-11-20"\n=[16]\n="purchase"\n=true\n=[-1]\n=[-1]\n="2026-11-2' +
  '0T14:14:00.000Z"\n="complete"\n="elena@gmail.com"\n=[-1]\n=752\n=null\n=null\n=null\n=null\n=null\n=null\n="en"' +
  "\n=[-1]\n=[-1]\n=false";

/** The text of each format. */
export const dictionaries: Readonly<Record<number, string>> = { 2: first, 3: first + second };
