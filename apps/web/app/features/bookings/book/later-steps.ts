export { CannotBook } from './cannot-book.tsx'
export { DetailsStep } from './details-step.tsx'
export { PayStep } from './pay-step.tsx'
