import type { indianStates } from './indian-states.ts'

export type IndianState = (typeof indianStates)[number]

/**
 * The state of a PIN code by its first digits: the longest beginning that is listed counts. A few districts near a border
 * have the digits of the neighbour: what is found here fills in a form, and its owner may change it.
 */
const states: Record<string, IndianState> = {
  11: 'Delhi',
  12: 'Haryana', 13: 'Haryana',
  14: 'Punjab', 15: 'Punjab', 16: 'Punjab', 160: 'Chandigarh', 1341: 'Haryana', 1401: 'Punjab',
  17: 'Himachal Pradesh',
  18: 'Jammu and Kashmir', 19: 'Jammu and Kashmir', 194: 'Ladakh',
  20: 'Uttar Pradesh', 21: 'Uttar Pradesh', 22: 'Uttar Pradesh', 23: 'Uttar Pradesh', 24: 'Uttar Pradesh', 25: 'Uttar Pradesh',
  26: 'Uttar Pradesh', 27: 'Uttar Pradesh', 28: 'Uttar Pradesh',
  2447: 'Uttarakhand', 2461: 'Uttarakhand', 2464: 'Uttarakhand', 2476: 'Uttarakhand', 248: 'Uttarakhand', 249: 'Uttarakhand', 2625: 'Uttarakhand', 2633: 'Uttarakhand', 2631: 'Uttarakhand', 2636: 'Uttarakhand',
  30: 'Rajasthan', 31: 'Rajasthan', 32: 'Rajasthan', 33: 'Rajasthan', 34: 'Rajasthan',
  36: 'Gujarat', 37: 'Gujarat', 38: 'Gujarat', 39: 'Gujarat',
  36252: 'Dadra and Nagar Haveli and Daman and Diu', 39621: 'Dadra and Nagar Haveli and Daman and Diu', 39622: 'Dadra and Nagar Haveli and Daman and Diu', 39623: 'Dadra and Nagar Haveli and Daman and Diu',
  40: 'Maharashtra', 41: 'Maharashtra', 42: 'Maharashtra', 43: 'Maharashtra', 44: 'Maharashtra', 403: 'Goa',
  45: 'Madhya Pradesh', 46: 'Madhya Pradesh', 47: 'Madhya Pradesh', 48: 'Madhya Pradesh',
  49: 'Chhattisgarh',
  50: 'Telangana',
  51: 'Andhra Pradesh', 52: 'Andhra Pradesh', 53: 'Andhra Pradesh',
  56: 'Karnataka', 57: 'Karnataka', 58: 'Karnataka', 59: 'Karnataka',
  60: 'Tamil Nadu', 61: 'Tamil Nadu', 62: 'Tamil Nadu', 63: 'Tamil Nadu', 64: 'Tamil Nadu', 6050: 'Puducherry', 60960: 'Puducherry',
  67: 'Kerala', 68: 'Kerala', 69: 'Kerala', 68255: 'Lakshadweep', 673310: 'Puducherry',
  70: 'West Bengal', 71: 'West Bengal', 72: 'West Bengal', 73: 'West Bengal', 74: 'West Bengal', 737: 'Sikkim', 744: 'Andaman and Nicobar Islands',
  75: 'Odisha', 76: 'Odisha', 77: 'Odisha',
  78: 'Assam',
  790: 'Arunachal Pradesh', 791: 'Arunachal Pradesh', 792: 'Arunachal Pradesh',
  793: 'Meghalaya', 794: 'Meghalaya', 795: 'Manipur', 796: 'Mizoram', 797: 'Nagaland', 798: 'Nagaland', 799: 'Tripura',
  80: 'Bihar', 81: 'Bihar', 82: 'Bihar', 84: 'Bihar', 85: 'Bihar',
  814: 'Jharkhand', 815: 'Jharkhand', 816: 'Jharkhand', 822: 'Jharkhand', 825: 'Jharkhand', 826: 'Jharkhand', 827: 'Jharkhand', 828: 'Jharkhand', 829: 'Jharkhand', 83: 'Jharkhand',
}

/** The town whose sorting office the first three digits name. Villages around it share them, so this too is a proposal. */
const towns: Record<string, string> = {
  110: 'New Delhi', 121: 'Faridabad', 122: 'Gurugram', 124: 'Rohtak', 125: 'Hisar', 132: 'Karnal', 134: 'Ambala', 140: 'Rupnagar',
  141: 'Ludhiana', 143: 'Amritsar', 144: 'Jalandhar', 147: 'Patiala', 151: 'Bathinda', 160: 'Chandigarh', 171: 'Shimla', 175: 'Mandi', 176: 'Dharamshala',
  180: 'Jammu', 190: 'Srinagar', 194: 'Leh', 201: 'Ghaziabad', 202: 'Aligarh', 208: 'Kanpur', 211: 'Prayagraj', 221: 'Varanasi', 224: 'Ayodhya',
  226: 'Lucknow', 231: 'Mirzapur', 243: 'Bareilly', 244: 'Moradabad', 248: 'Dehradun', 249: 'Haridwar', 250: 'Meerut', 263: 'Nainital', 273: 'Gorakhpur',
  281: 'Mathura', 282: 'Agra', 284: 'Jhansi', 301: 'Alwar', 302: 'Jaipur', 305: 'Ajmer', 313: 'Udaipur', 324: 'Kota', 334: 'Bikaner', 342: 'Jodhpur', 345: 'Jaisalmer',
  360: 'Rajkot', 361: 'Jamnagar', 362: 'Junagadh', 364: 'Bhavnagar', 370: 'Bhuj', 380: 'Ahmedabad', 382: 'Gandhinagar', 390: 'Vadodara', 395: 'Surat',
  400: 'Mumbai', 403: 'Panaji', 411: 'Pune', 413: 'Solapur', 416: 'Kolhapur', 421: 'Kalyan', 422: 'Nashik', 431: 'Chhatrapati Sambhajinagar', 440: 'Nagpur', 444: 'Amravati',
  452: 'Indore', 456: 'Ujjain', 462: 'Bhopal', 470: 'Sagar', 474: 'Gwalior', 482: 'Jabalpur', 490: 'Bhilai', 492: 'Raipur', 495: 'Bilaspur',
  500: 'Hyderabad', 506: 'Warangal', 515: 'Anantapur', 517: 'Tirupati', 520: 'Vijayawada', 522: 'Guntur', 524: 'Nellore', 530: 'Visakhapatnam', 533: 'Rajahmundry',
  560: 'Bengaluru', 570: 'Mysuru', 575: 'Mangaluru', 576: 'Udupi', 580: 'Hubballi', 585: 'Kalaburagi', 590: 'Belagavi',
  600: 'Chennai', 605: 'Puducherry', 613: 'Thanjavur', 620: 'Tiruchirappalli', 625: 'Madurai', 627: 'Tirunelveli', 629: 'Nagercoil', 631: 'Kanchipuram', 636: 'Salem', 641: 'Coimbatore',
  670: 'Kannur', 673: 'Kozhikode', 676: 'Malappuram', 678: 'Palakkad', 680: 'Thrissur', 682: 'Kochi', 686: 'Kottayam', 688: 'Alappuzha', 691: 'Kollam', 695: 'Thiruvananthapuram',
  700: 'Kolkata', 711: 'Howrah', 713: 'Bardhaman', 721: 'Medinipur', 734: 'Siliguri', 737: 'Gangtok', 744: 'Port Blair', 751: 'Bhubaneswar', 752: 'Puri', 753: 'Cuttack', 760: 'Berhampur', 769: 'Rourkela',
  781: 'Guwahati', 785: 'Jorhat', 786: 'Dibrugarh', 788: 'Silchar', 791: 'Itanagar', 793: 'Shillong', 795: 'Imphal', 796: 'Aizawl', 797: 'Kohima', 799: 'Agartala',
  800: 'Patna', 812: 'Bhagalpur', 814: 'Deoghar', 823: 'Gaya', 826: 'Dhanbad', 827: 'Bokaro', 831: 'Jamshedpur', 834: 'Ranchi', 842: 'Muzaffarpur', 846: 'Darbhanga',
}

export type PinCodePlace = { state: IndianState; city: string | null }

/** Where a PIN code of India lies; null when no post office has such digits. */
export function placeOfPinCode(pinCode: string): PinCodePlace | null {
  if (!/^[1-9]\d{5}$/.test(pinCode)) return null
  for (let digits = 6; digits >= 2; digits -= 1) {
    const state = states[pinCode.slice(0, digits)]
    if (state) return { state, city: towns[pinCode.slice(0, 3)] ?? null }
  }
  return null
}
