/** Runs a driver's table loop and reports to the parent: `begin(count)` makes the tables; the parent then says when to count. */
import { Latencies } from './latencies.mjs';

/** `driver` has `begin(options)`, and calls `latencies.add` for each answered move. */
export async function runDriver(makeDriver) {
  const options = JSON.parse(process.argv[2]);
  const latencies = new Latencies();
  const driver = makeDriver(options, latencies);
  await driver.begin();
  process.on('message', (question) => {
    if (question === 'count') {
      latencies.times = [];
      latencies.isCounting = true;
      process.send({ answer: true });
    } else if (question === 'stop') {
      latencies.isCounting = false;
      process.send({ answer: latencies.summary });
    }
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: true });
}
