/** The drawing of the rooms in docs/architecture.md. */
import { drawnInto } from '../boundaries/drawing.mjs';
import { ROOMS } from '../rooms.mjs';
import { read, settle } from './files.mjs';

const PAGE = 'docs/architecture.md';

export const make = ( { check } ) => settle( { [ PAGE ]: drawnInto( read( PAGE ), ROOMS ) }, check );
