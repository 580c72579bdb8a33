import { TextEncoder } from 'node:util';

/** React's server renderer asks for it, and jsdom has none. Import this file before react-dom/server. */
Object.assign( globalThis, { TextEncoder } );
