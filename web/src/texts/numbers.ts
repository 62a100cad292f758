/** Making a format costs more than all that it will ever print. */
const wholeNumber = new Intl.NumberFormat("en-US");

/** "1,234". */
export function number(n: number): string {
  return wholeNumber.format(n);
}
