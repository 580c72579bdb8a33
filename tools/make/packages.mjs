/** Generates the diagram of packages in docs/architecture.md, and docs/packages.md. */
import { format, resolveConfig } from 'prettier';
import { drawnInto } from '../boundaries/drawing.mjs';
import { PAGE, packagesPage } from '../boundaries/packages-page.mjs';
import { withTables } from '../boundaries/tables.mjs';
import { repository } from '../boundaries/tree.mjs';
import { ROOT, inRoot } from '../lib/paths.mjs';
import { PACKAGES } from '../packages.mjs';
import { read, settle } from './files.mjs';

const ARCHITECTURE = 'docs/architecture.md';

export async function make( { check } ) {
	const tree = repository( ROOT );
	const options = { ...( await resolveConfig( inRoot( PAGE ) ) ), parser: 'markdown' };
	return settle(
		{
			[ ARCHITECTURE ]: drawnInto( read( ARCHITECTURE ), PACKAGES ),
			[ PAGE ]: await format(
				packagesPage( { tree, packages: withTables( { tree, packages: PACKAGES } ) } ),
				options
			),
		},
		check
	);
}
