import { translationFaults } from '../docs/translations.mjs';
import { arrowFaults, packageFaults } from './arrows.mjs';
import { fileCircles, folderCircles } from './circles.mjs';
import { drawingFaults } from './drawing.mjs';
import { classFaults, pageFaults, themeFaults } from './mentions.mjs';
import { nameFaults, unlistedFaults, wpdbFaults } from './names.mjs';
import { packagesPageFaults } from './packages-page.mjs';
import { carriedFaults, contractFaults, hookFaults, objectFaults, tableFaults } from './owners.mjs';
import { pathFaults } from './paths.mjs';
import { withTables } from './tables.mjs';
import { columnFaults, constructorFaults, folderFaults, lengthFaults } from './sizes.mjs';

/** Rules with a list of known exceptions. */
const RECORDABLE = {
	arrows: arrowFaults,
	circles: fileCircles,
	'circles of folders': folderCircles,
	names: nameFaults,
	wpdb: wpdbFaults,
	'full folders': folderFaults,
	contracts: contractFaults,
	hooks: hookFaults,
	carried: carriedFaults,
	tables: tableFaults,
	paths: pathFaults,
};

/** Rules without exceptions. */
const STRICT = {
	packages: packageFaults,
	'unlisted names': unlistedFaults,
	constructors: constructorFaults,
	lengths: lengthFaults,
	columns: columnFaults,
	objects: objectFaults,
	theme: themeFaults,
	pages: pageFaults,
	classes: classFaults,
	translations: translationFaults,
	drawing: drawingFaults,
	'packages page': packagesPageFaults,
};

/**
 * Runs all rules.
 *
 * @param {{tree: import('./tree.mjs').Tree, packages: import('../packages.mjs').Package[]}} subject
 * @return {{rule: string, where: string, what: string, hint?: string, isRecordable: boolean}[]}
 */
export function faultsIn( { tree, packages } ) {
	const subject = { tree, packages: withTables( { tree, packages } ) };
	return Object.entries( { ...RECORDABLE, ...STRICT } ).flatMap( ( [ rule, check ] ) =>
		check( subject ).map( ( fault ) => ( { rule, ...fault, isRecordable: rule in RECORDABLE } ) )
	);
}
