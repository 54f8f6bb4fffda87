export { isGoodHouse } from '@sankalp/jyotish'
