import { TextEncoder } from 'node:util';

/** React's server renderer needs TextEncoder, which jsdom lacks. Import this file before react-dom/server. */
Object.assign( globalThis, { TextEncoder } );
