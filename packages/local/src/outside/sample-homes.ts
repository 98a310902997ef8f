/** Addresses that the sample's geocoders find: invented streets in real towns. */
export type Home = {
  id: string;
  number: string;
  street: string;
  city: string;
  zip: string;
  fip: string;
  latitude: number;
  longitude: number;
};
type Town = Omit<Home, "id" | "number" | "street">;

const town = (city: string, zip: string, fip: string, latitude: number, longitude: number): Town => ({
  city,
  zip,
  fip,
  latitude,
  longitude,
});
const raleigh = town("Raleigh", "27612", "37183", 35.853, -78.7);
const cary = town("Cary", "27511", "37183", 35.767, -78.782);
const wakeForest = town("Wake Forest", "27587", "37183", 35.98, -78.51);
const garner = town("Garner", "27529", "37183", 35.711, -78.614);
const charlotte = town("Charlotte", "28202", "37119", 35.227, -80.843);
const huntersville = town("Huntersville", "28078", "37119", 35.411, -80.843);
const mountPleasant = town("Mount Pleasant", "29464", "45019", 32.794, -79.863);
const phoenix = town("Phoenix", "85016", "04013", 33.502, -112.03);
const tempe = town("Tempe", "85281", "04013", 33.425, -111.94);
const austin = town("Austin", "78704", "48453", 30.245, -97.768);
const pflugerville = town("Pflugerville", "78660", "48453", 30.44, -97.62);
const seattle = town("Seattle", "98103", "53033", 47.671, -122.342);
const redmond = town("Redmond", "98052", "53033", 47.674, -122.121);

const at = (where: Town, number: string, street: string): Home => ({
  ...where,
  number,
  street,
  id: `sample-${number}-${street}-${where.zip}`.toLowerCase().replaceAll(" ", "-"),
});

export const homes: Home[] = [
  at(raleigh, "412", "Brookhaven Dr"),
  at(raleigh, "1820", "Larkfield Ct"),
  at(cary, "98", "Pullen Ct"),
  at(cary, "310", "Maple Hollow Ln"),
  at(wakeForest, "2206", "Harwood Trl"),
  at(garner, "731", "Timberline Dr"),
  at(charlotte, "1501", "Elmcrest Ave"),
  at(charlotte, "88", "Founders Walk"),
  at(huntersville, "14210", "Harbor Pine Rd"),
  at(mountPleasant, "57", "Marshside Way"),
  at(phoenix, "4420", "Saguaro Ridge Dr"),
  at(tempe, "915", "Palo Brea Ln"),
  at(austin, "2107", "Pecan Bluff Dr"),
  at(pflugerville, "600", "Bluestem Bend"),
  at(seattle, "3915", "Fremont Hill Ave N"),
  at(redmond, "16250", "Cedar Terrace Way"),
];
