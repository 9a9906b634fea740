/**
 * Files and folders whose inner loops index flat lists of small integers without checking each index: what a search
 * plays millions of times. tools/check-types.mjs allows them what noUncheckedIndexedAccess reports; the build
 * checks their other types. A folder ends with a slash.
 */
const playout = 'a playout makes, folds, redacts and scores every move here';
const search = 'bots search thousands of positions for a move here';

export const HOT_LOOPS = [
  ...['act/', 'events/', 'pay/', 'random/', 'rules/', 'score/'].map((it) => hot(`src/engine/${it}`, playout)),
  ...['deck.ts', 'play.ts', 'sample.ts', 'start.ts', 'turn.ts', 'view.ts'].map((it) =>
    hot(`src/engine/${it}`, playout),
  ),
  ...['baselines/', 'master/', 'paths.ts', 'planner/'].map((it) => hot(`src/bots/${it}`, search)),
  hot('src/cli/bench/reference.ts', 'the bench compares with this, the barest playout there can be'),
];

function hot(path, why) {
  return { path, why };
}
