/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A unique name. */
export function randomName(): string {
  return randomHex(12);
}
