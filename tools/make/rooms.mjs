/** Generates the diagram of packages in docs/architecture.md, and docs/rooms.md. */
import { format, resolveConfig } from 'prettier';
import { drawnInto } from '../boundaries/drawing.mjs';
import { PAGE, roomsPage } from '../boundaries/rooms-page.mjs';
import { inRoot } from '../lib/paths.mjs';
import { ROOMS } from '../rooms.mjs';
import { read, settle } from './files.mjs';

const ARCHITECTURE = 'docs/architecture.md';

export async function make( { check } ) {
	const options = { ...( await resolveConfig( inRoot( PAGE ) ) ), parser: 'markdown' };
	return settle(
		{
			[ ARCHITECTURE ]: drawnInto( read( ARCHITECTURE ), ROOMS ),
			[ PAGE ]: await format( roomsPage( ROOMS ), options ),
		},
		check
	);
}
