/** Generates the diagram of packages in docs/architecture.md, and docs/rooms.md. */
import { format, resolveConfig } from 'prettier';
import { drawnInto } from '../boundaries/drawing.mjs';
import { PAGE, roomsPage } from '../boundaries/rooms-page.mjs';
import { withTables } from '../boundaries/tables.mjs';
import { repository } from '../boundaries/tree.mjs';
import { ROOT, inRoot } from '../lib/paths.mjs';
import { ROOMS } from '../rooms.mjs';
import { read, settle } from './files.mjs';

const ARCHITECTURE = 'docs/architecture.md';

export async function make( { check } ) {
	const tree = repository( ROOT );
	const options = { ...( await resolveConfig( inRoot( PAGE ) ) ), parser: 'markdown' };
	return settle(
		{
			[ ARCHITECTURE ]: drawnInto( read( ARCHITECTURE ), ROOMS ),
			[ PAGE ]: await format( roomsPage( { tree, rooms: withTables( { tree, rooms: ROOMS } ) } ), options ),
		},
		check
	);
}
