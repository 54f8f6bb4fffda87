/*
 * The consonant clusters of Hindi prose, Sanskrit terms and borrowed words. A font has a ligature for nearly every pair
 * of consonants; most are never written. A cluster that is not listed here is still readable in the subset font: it is
 * set from half forms, or with a visible virama.
 */
const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़']
const signs = ['', ...'ािीुूृेैोौंँः', 'ॉ', 'ीं', 'िं', 'ें', 'ैं', 'ों', 'ाँ', 'ूँ', 'ुँ', 'ां']

/** Clusters by their first consonant, without the virama between the letters. */
const groups = `
कक कख कच कट कत कथ कन कप कफ कब कम कय कर कल कव कश कष कस कषण कषम कषय कतय कतर कतव कटर कयू कलय
खत खन खम खय खर खव खश ख़त ख़व ख़श
गग गद गध गन गब गभ गम गय गर गल गव गनय गधय गरय
घन घय घर
ङक ङख ङग ङघ ङम ङकत
चच चछ चत चम चय चर चव चछर चछव
छय छर छव
जज जझ जञ जन जम जय जर जल जव जजव जजञ ज़न ज़म ज़य ज़र ज़ल ज़ब
झय
ञच ञछ ञज ञझ
टट टठ टन टप टम टय टर टल टव टस टक टफ
ठय ठर
डड डढ डम डय डर डल डव डग डज डक ड़य
ढय ढर
णट णठ णड णढ णण णम णय णव णडय णठय
तक तख तत तथ तन तप तफ तभ तम तय तर तल तव तस तकर तकष ततय ततव तपर तमय तरय तसय तनय तपय तथय
थय थर थव थन
दग दघ दद दध दन दब दभ दम दय दर दव ददय दधय दधर दबर दभर दवय दरय ददव दभय दवि
धन धम धय धर धव
नक नग नच नज नट नड नत नथ नद नध नन नप नफ नब नभ नम नय नर नल नव नश नस नह नतर नतय नदर नदय नधय नधर नतव नमय नयू नसप नसक नटर नडर नडल नदव
पट पत पन पप पफ पब पम पय पर पल पव पश पस पतय पतर पलव
फत फय फर फल फ़त फ़ल फ़र फ़य फ़स फ़न
बक बज बत बद बध बन बब बभ बम बय बर बल बव बश बस बह बदय
भन भय भर भव भल
मक मच मत मद मन मप मफ मब मभ मम मय मर मल मव मश मस मह मपर मबर मभर मपय मबय मपल
यक यम यय यर यव यन यत यद
रक रख रग रघ रच रछ रज रझ रट रठ रड रढ रण रत रथ रद रध रन रप रफ रब रभ रम रय रल रव रश रष रस रह रज़ रफ़ रख़ रग़ रक़
रकत रगय रजय रतय रतव रदध रदव रधय रधव रमय रवय रषण रषय रशन रशव रतस रचय रणय रथय रदर रतम रवव रतत रकष
लक लख लग लच लज लट लठ लड लत लथ लद लन लप लफ लब लभ लम लय लर लल लव लश लस लह लकय लफ़ लज़
वय वर वल वव वह वन वस वत
शक शच शट शत शन शप शम शय शर शल शव शश शतर शरय शवर शचय
षक षट षठ षण षप षम षय षर षव षफ षटर षटय षठय षणय षकर षपर षटव
सक सख सज सट सत सथ सद सन सप सफ सब सम सय सर सल सव सस सह सतर सतय सथय सकर सतव समय सवय सटर सपल सपर सफ़ सनय सकय
हन हम हय हर हल हव हण
`

function withViramas(group: string): string {
  // A nukta belongs to the letter before it and gets no virama of its own.
  return (group.match(/.़?/gu) ?? []).join('्')
}

/** Returns every syllable whose glyphs the font needs, separated so that each is shaped by itself. */
export function hindiSyllables(): string[] {
  const bodies = [...consonants, ...groups.split(/\s+/).filter(Boolean).map(withViramas)]
  const half = consonants.map((letter) => `${letter}्`)
  const beforeRa = consonants.map((letter) => `${letter}्र`)
  return [...bodies.flatMap((body) => signs.map((sign) => body + sign)), ...half, ...beforeRa]
}
