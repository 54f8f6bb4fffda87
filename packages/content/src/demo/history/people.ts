import type { Language } from '@sankalp/contract'
import type { IndianState } from '@sankalp/contract/pin-codes'
import type { Profile } from '@sankalp/contract/users'

/** Somebody of the demo's town. The numbers and the addresses of e-mail show that they are made up. */
export type DemoPerson = { phone: string; language: Language; profile: Profile }

type Home = { city: string; state: IndianState; pincode: string }

const homes = {
  varanasi: { city: 'Varanasi', state: 'Uttar Pradesh', pincode: '221005' },
  lucknow: { city: 'Lucknow', state: 'Uttar Pradesh', pincode: '226010' },
  agra: { city: 'Agra', state: 'Uttar Pradesh', pincode: '282005' },
  prayagraj: { city: 'Prayagraj', state: 'Uttar Pradesh', pincode: '211002' },
  jaipur: { city: 'Jaipur', state: 'Rajasthan', pincode: '302017' },
  udaipur: { city: 'Udaipur', state: 'Rajasthan', pincode: '313001' },
  indore: { city: 'Indore', state: 'Madhya Pradesh', pincode: '452001' },
  bhopal: { city: 'Bhopal', state: 'Madhya Pradesh', pincode: '462016' },
  patna: { city: 'Patna', state: 'Bihar', pincode: '800020' },
  pune: { city: 'Pune', state: 'Maharashtra', pincode: '411038' },
  nagpur: { city: 'Nagpur', state: 'Maharashtra', pincode: '440010' },
  surat: { city: 'Surat', state: 'Gujarat', pincode: '395007' },
  delhi: { city: 'New Delhi', state: 'Delhi', pincode: '110019' },
  bengaluru: { city: 'Bengaluru', state: 'Karnataka', pincode: '560004' },
  chennai: { city: 'Chennai', state: 'Tamil Nadu', pincode: '600004' },
  hyderabad: { city: 'Hyderabad', state: 'Telangana', pincode: '500029' },
  kolkata: { city: 'Kolkata', state: 'West Bengal', pincode: '700019' },
  dehradun: { city: 'Dehradun', state: 'Uttarakhand', pincode: '248001' },
  ranchi: { city: 'Ranchi', state: 'Jharkhand', pincode: '834001' },
} as const satisfies Record<string, Home>

type Row = readonly [
  first: string,
  last: string,
  gender: 'Female' | 'Male',
  language: Language,
  home: keyof typeof homes,
  address: string,
  born: string,
  at: string | null,
  married?: 'Married',
]

const rows: readonly Row[] = [
  ['Priya', 'Srivastava', 'Female', 'hin', 'lucknow', '12/4, Indira Nagar', '1993-04-21', '05:40', 'Married'],
  ['Rohan', 'Deshpande', 'Male', 'en', 'pune', '7, Mayur Colony, Kothrud', '1991-10-02', '14:15'],
  ['सरिता', 'मिश्रा', 'Female', 'hin', 'prayagraj', '33, टैगोर टाउन', '1985-01-30', '07:25', 'Married'],
  ['Karthik', 'Subramanian', 'Male', 'en', 'chennai', '5, Kutchery Road, Mylapore', '1989-07-11', '22:05', 'Married'],
  ['Neha', 'Agarwal', 'Female', 'en', 'jaipur', '58, Malviya Nagar', '1996-12-18', '11:50'],
  ['मनोज', 'तिवारी', 'Male', 'hin', 'varanasi', '9, लंका', '1978-03-09', '04:20', 'Married'],
  ['Ananya', 'Mukherjee', 'Female', 'en', 'kolkata', '21, Hindustan Park', '1994-09-27', '16:30'],
  ['Vikram', 'Rathod', 'Male', 'hin', 'indore', '102, Sapna Sangeeta Road', '1987-05-16', null, 'Married'],
  ['Lakshmi', 'Iyer', 'Female', 'en', 'bengaluru', '44, Gandhi Bazaar, Basavanagudi', '1982-11-05', '06:10', 'Married'],
  ['अंजलि', 'शर्मा', 'Female', 'hin', 'bhopal', 'ई-3/88, अरेरा कॉलोनी', '1998-02-14', '09:35'],
  ['Suresh', 'Reddy', 'Male', 'en', 'hyderabad', '3-6-120, Himayatnagar', '1975-08-23', '19:45', 'Married'],
  ['Pooja', 'Patel', 'Female', 'en', 'surat', '16, City Light Road', '1990-06-08', '13:00', 'Married'],
  ['अमित', 'कुमार', 'Male', 'hin', 'patna', '7बी, कंकड़बाग', '1992-01-01', '23:10'],
  ['Ritu', 'Malhotra', 'Female', 'en', 'delhi', 'C-61, Kalkaji', '1980-10-29', '08:05', 'Married'],
  ['Harish', 'Joshi', 'Male', 'hin', 'dehradun', '25, Rajpur Road', '1969-06-19', '03:50', 'Married'],
  ['Sneha', 'Kulkarni', 'Female', 'en', 'pune', '11, Prabhat Road', '1997-03-25', '18:20'],
  ['रेखा', 'यादव', 'Female', 'hin', 'varanasi', '48, शिवपुर', '1973-09-12', null, 'Married'],
  ['Arjun', 'Nair', 'Male', 'en', 'bengaluru', '9, 2nd Cross, Indiranagar', '1995-05-03', '02:30'],
  ['Kavita', 'Choudhary', 'Female', 'hin', 'udaipur', '4, Fatehpura', '1988-07-31', '10:15', 'Married'],
  ['Deepak', 'Saxena', 'Male', 'hin', 'lucknow', '77, Gomti Nagar', '1984-12-07', '21:35', 'Married'],
  ['Meenal', 'Wankhede', 'Female', 'en', 'nagpur', '30, Dharampeth', '1992-08-15', '12:25'],
  ['राजेश', 'गुप्ता', 'Male', 'hin', 'prayagraj', '6, सिविल लाइंस', '1970-04-04', '05:05', 'Married'],
  ['Ishita', 'Banerjee', 'Female', 'en', 'kolkata', '8/1, Lake Road', '1999-11-11', '15:40'],
  ['Nikhil', 'Mehta', 'Male', 'en', 'surat', '23, Ghod Dod Road', '1986-02-26', '20:00', 'Married'],
  ['सुनीता', 'वर्मा', 'Female', 'hin', 'ranchi', '19, अशोक नगर', '1981-05-22', '06:55', 'Married'],
  ['Gaurav', 'Singh', 'Male', 'hin', 'delhi', '40, Lajpat Nagar II', '1993-09-09', '17:10'],
  ['Divya', 'Krishnan', 'Female', 'en', 'chennai', '12, Besant Nagar', '1991-01-19', '04:45', 'Married'],
  ['Prakash', 'Hegde', 'Male', 'en', 'bengaluru', '66, Jayanagar 4th Block', '1977-10-13', '07:00', 'Married'],
  ['ममता', 'पांडेय', 'Female', 'hin', 'varanasi', '2, अस्सी', '1990-12-24', '01:15', 'Married'],
  ['Aditya', 'Kapoor', 'Male', 'en', 'delhi', 'B-12, Defence Colony', '1998-06-30', '09:55'],
  ['Shalini', 'Dubey', 'Female', 'hin', 'bhopal', '14, Shahpura', '1987-03-17', '22:40', 'Married'],
  ['Mohit', 'Bansal', 'Male', 'hin', 'jaipur', '91, Vaishali Nagar', '1983-08-02', '11:05', 'Married'],
  ['Farah', 'Siddiqui', 'Female', 'en', 'lucknow', '5, Hazratganj', '1994-02-10', null],
  ['विनोद', 'झा', 'Male', 'hin', 'patna', '31, बोरिंग रोड', '1979-11-28', '08:30', 'Married'],
  ['Tara', 'Menon', 'Female', 'en', 'hyderabad', '17, Banjara Hills Road 3', '1985-04-12', '19:05', 'Married'],
  ['Yash', 'Solanki', 'Male', 'hin', 'indore', '28, Vijay Nagar', '2000-07-20', '14:50'],
  ['Bhavna', 'Thakur', 'Female', 'hin', 'dehradun', '8, Vasant Vihar', '1976-01-08', '05:20', 'Married'],
  ['Sandeep', 'Chatterjee', 'Male', 'en', 'kolkata', '55, Salt Lake, Sector 1', '1974-05-29', '23:35', 'Married'],
  ['Gayatri', 'Upadhyay', 'Female', 'hin', 'agra', '6, Kamla Nagar', '1983-09-01', '10:40', 'Married'],
]

/** Latin letters for an address of e-mail. */
const latin: Readonly<Record<string, string>> = {
  'सरिता मिश्रा': 'sarita.mishra',
  'मनोज तिवारी': 'manoj.tiwari',
  'अंजलि शर्मा': 'anjali.sharma',
  'अमित कुमार': 'amit.kumar',
  'रेखा यादव': 'rekha.yadav',
  'राजेश गुप्ता': 'rajesh.gupta',
  'सुनीता वर्मा': 'sunita.verma',
  'ममता पांडेय': 'mamta.pandey',
  'विनोद झा': 'vinod.jha',
}

export const demoPeople: readonly DemoPerson[] = rows.map(
  ([first, last, gender, language, home, address, born, at, married], index) => ({
    phone: `+919000000${101 + index}`,
    language,
    profile: {
      first_name: first,
      last_name: last,
      email: `${latin[`${first} ${last}`] ?? `${first}.${last}`.toLowerCase()}@example.com`,
      gender,
      marital_status: married ?? 'Unmarried',
      date_of_birth: born,
      ...(at === null ? { time_of_birth: null, time_of_birth_unknown: true } : { time_of_birth: at }),
      place_of_birth: homes[home].city,
      address,
      ...homes[home],
    },
  }),
)
