import { testScreens } from './screens.js';

testScreens('phone');
