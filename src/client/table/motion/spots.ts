/** The visible element marked as a spot where cards lie: a pile, a slot, a hand or a player. */
export function spotAt(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-at="${name}"]`)].find(
    (it) => it.getBoundingClientRect().width > 0,
  );
}
