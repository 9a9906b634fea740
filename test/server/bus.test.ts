import { LocalBus } from '../../src/server/bus/local-bus.js';
import { busContract } from './kit/bus-contract.js';
import { settled } from '../table/setup.js';

busContract(
  'within one process',
  () => new LocalBus(),
  () => settled(),
);
