export {
  type GoodChoghadiya,
  type GoodHour,
  type Lordship,
  type OwnLord,
  goodChoghadiyas,
  goodHours,
} from './good-hours.ts'
export * from './own-stars.ts'
export * from './your-day.ts'
