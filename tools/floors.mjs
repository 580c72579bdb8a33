/** The floors of TypeScript, which .dependency-cruiser.mjs checks; those of PHP are in rooms.mjs. */

const FORM = '^blocks/(form|submit|step|section|confirmation)/';

/** Blocks that make one with another. */
const PAIRS = [ 'tabs?', 'accordion(-item)?', '(carousel|slide)', 'chat(-button)?' ].map(
	( names ) => `^blocks/${ names }/`
);

/**
 * The floors of TypeScript: files of a path use their own folder and the floors below. `$1` in `own` is what the first
 * group of the path stands for, so that folders side by side don't use each other; `except` are paths of other rows.
 * What `uses` a floor uses none between that and its own.
 *
 * @typedef {Object} Floor
 * @property {number}   floor    From the ground.
 * @property {string}   path     An expression.
 * @property {string}   is       What stands there.
 * @property {string}   [own]    Otherwise the path.
 * @property {string[]} [except] Expressions.
 * @property {number}   [uses]   Otherwise the next lower one.
 */

/** @type {Floor[]} */
export const TYPESCRIPT = [
	{ floor: 0, path: '^src/contracts/', is: 'types, generated from the contracts' },
	{ floor: 1, path: '^src/(shared|time)/', own: '^src/$1/', is: 'what subjects share; zones, weeks and clocks' },
	{
		floor: 2,
		path: '^src/(?!contracts/|shared/|time/|admin/)([^/]+)/',
		own: '^src/$1/',
		is: 'a subject (pure logic, or the script of a page), the loader and hydration (islands), controls of panels',
	},
	{ floor: 3, path: '^blocks/fields/kit/', is: 'what field types share' },
	{ floor: 4, path: '^blocks/fields/(?!kit/)([^/]+)/', own: '^blocks/fields/$1/', is: 'a type of field' },
	{ floor: 5, path: FORM, is: 'the form and its blocks' },
	...PAIRS.map( ( path ) => ( { floor: 5, uses: 2, path, is: 'blocks that make one' } ) ),
	{
		floor: 5,
		uses: 2,
		path: '^blocks/(?!fields/)([^/]+)/',
		own: '^blocks/$1/',
		except: [ FORM, ...PAIRS ],
		is: 'a block; two blocks share through src/',
	},
	{ floor: 6, path: '^src/admin/kit/', is: 'what screens share' },
	{ floor: 7, path: '^src/admin/(?!kit/)([^/]+)/', own: '^src/admin/$1/', is: 'a screen, or a part of the editor' },
];
