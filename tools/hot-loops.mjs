/**
 * Files and folders whose inner loops index flat lists of small integers without checking each index: what a search
 * plays millions of times. tools/check-types.mjs allows them what noUncheckedIndexedAccess reports; the build
 * checks their other types. A folder ends with a slash.
 */
export const HOT_LOOPS = [
  { path: 'src/engine/', why: 'a playout makes, folds and scores every move here' },
  { path: 'src/bots/', why: 'bots play whole games in their heads, thousands for a move' },
  {
    path: 'src/cli/bench/reference.ts',
    why: 'the barest playout there can be, which the bench compares with',
  },
];
