/** All of the library in one: the rules (`rallar/engine`), the boards (`rallar/boards`) and the bots (`rallar/bots`). */
export * from './boards/index.js';
export * from './bots/index.js';
export * from './engine/index.js';
