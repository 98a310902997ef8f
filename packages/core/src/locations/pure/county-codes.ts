/**
 * Which counties there are, by their FIPS codes: ANSI INCITS 31, with the changes that the Census Bureau lists at
 * https://www.census.gov/programs-surveys/geography/technical-documentation/county-changes.html. A county that was divided or renamed
 * keeps its code here too, because a saved report may name it.
 */

/** The last county of each state whose counties have every odd number from 001. */
const oddNumbersTo: Readonly<Record<string, number>> = {
  "01": 133,
  "04": 27,
  "05": 149,
  "06": 115,
  "08": 125,
  "09": 15,
  "10": 5,
  "11": 1,
  "12": 133,
  "13": 321,
  "15": 9,
  "16": 87,
  "17": 203,
  "18": 183,
  "19": 197,
  "20": 209,
  "21": 239,
  "22": 127,
  "23": 31,
  "24": 47,
  "25": 27,
  "26": 165,
  "27": 173,
  "28": 163,
  "29": 229,
  "30": 111,
  "31": 185,
  "32": 33,
  "33": 19,
  "34": 41,
  "35": 61,
  "36": 123,
  "37": 199,
  "38": 105,
  "39": 175,
  "40": 153,
  "41": 71,
  "42": 133,
  "44": 9,
  "45": 91,
  "46": 137,
  "47": 189,
  "48": 507,
  "49": 57,
  "50": 27,
  "51": 199,
  "53": 77,
  "54": 109,
  "55": 141,
  "56": 45,
  "72": 153,
};

/** The odd numbers among them that no county has, by state. */
const skippedNumbers: Readonly<Record<string, readonly number[]>> = {
  "12": [25],
  "13": [41, 203],
  "24": [7],
  "29": [191, 193],
  "32": [25],
  "46": [1, 131, 133],
  "51": [39, 55, 123, 129, 151, 189],
};

/** The counties, and the cities that are none of a county, that have other numbers. Connecticut's planning regions took the place of its counties. */
const otherNumbers: Readonly<Record<string, readonly number[]>> = {
  "02": [
    13, 16, 20, 50, 60, 63, 66, 68, 70, 90, 100, 105, 110, 122, 130, 150, 158, 164, 170, 180, 185, 188, 195, 198, 201,
    220, 230, 232, 240, 261, 270, 275, 280, 282, 290,
  ],
  "04": [12],
  "08": [14],
  "09": [110, 120, 130, 140, 150, 160, 170, 180, 190],
  "12": [86],
  "24": [510],
  "29": [186, 510],
  "32": [510],
  "35": [6, 28],
  "46": [102],
  "51": [
    36, 510, 515, 520, 530, 540, 550, 560, 570, 580, 590, 595, 600, 610, 620, 630, 640, 650, 660, 670, 678, 680, 683,
    685, 690, 700, 710, 720, 730, 735, 740, 750, 760, 770, 775, 780, 790, 800, 810, 820, 830, 840,
  ],
  "55": [78],
  "60": [10, 20, 30, 40, 50],
  "66": [10],
  "69": [85, 100, 110, 120],
  "72": [54],
  "78": [10, 20, 30],
};

/** Tells whether five digits are the code of a county, or of what stands for one, in a state, the District or a territory. */
export function isCountyCode(fip: string): boolean {
  if (!/^\d{5}$/.test(fip)) return false;
  const [state, number] = [fip.slice(0, 2), Number(fip.slice(2))];
  if (otherNumbers[state]?.includes(number)) return true;
  const isOdd = number % 2 === 1;
  return isOdd && number <= (oddNumbersTo[state] ?? 0) && !skippedNumbers[state]?.includes(number);
}
