import { MemoryStore } from './memory-store.js';
import { storeContract } from './store-contract.js';
import { clockStoreContract } from './clock-store-contract.js';

storeContract('the store in memory', () => new MemoryStore());
clockStoreContract('memory', () => new MemoryStore());
