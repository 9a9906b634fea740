/** One numbered rule, worded for the players of one board. */
export interface RuleText {
  clause: string;
  text: string;
}
