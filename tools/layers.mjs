/** Layers of the TypeScript code, checked by .dependency-cruiser.mjs. The layers of the PHP code are in packages.mjs. */

const FORM = '^blocks/(form|submit|step|section|confirmation)/';

/** Pairs of blocks that belong together. */
const PAIRS = [ 'tabs?', 'accordion(-item)?', '(carousel|slide)', 'chat(-button)?' ].map(
	( names ) => `^blocks/${ names }/`
);

/**
 * Layers of the TypeScript code. The files of a layer use files of their own folder and of the layers below. `$1` in
 * `own` is the first group of `path`, so that folders of the same layer don't use each other. A layer with `uses` skips
 * the layers between that number and its own.
 *
 * @typedef {Object} Layer
 * @property {number}   layer    Number of the layer, from 0 (the lowest).
 * @property {string}   path     Regular expression of the files.
 * @property {string}   is       Description of the files.
 * @property {string}   [own]    Regular expression of the own folder. Defaults to `path`.
 * @property {string[]} [except] Regular expressions of files that belong to other rows.
 * @property {number}   [uses]   Highest layer that may be used. Defaults to the next lower one.
 */

/** @type {Layer[]} */
export const TYPESCRIPT = [
	{ layer: 0, path: '^src/contracts/', is: 'types, generated from the contracts' },
	{ layer: 1, path: '^src/(shared|time)/', own: '^src/$1/', is: 'what subjects share; zones, weeks and clocks' },
	{
		layer: 2,
		path: '^src/(?!contracts/|shared/|time/|admin/)([^/]+)/',
		own: '^src/$1/',
		is: 'a subject (pure logic, or the script of a page), the loader and hydration (islands), controls of panels',
	},
	{ layer: 3, path: '^blocks/fields/kit/', is: 'what field types share' },
	{ layer: 4, path: '^blocks/fields/(?!kit/)([^/]+)/', own: '^blocks/fields/$1/', is: 'a type of field' },
	{ layer: 5, path: FORM, is: 'the form and its blocks' },
	...PAIRS.map( ( path ) => ( { layer: 5, uses: 2, path, is: 'blocks that make one' } ) ),
	{
		layer: 5,
		uses: 2,
		path: '^blocks/(?!fields/)([^/]+)/',
		own: '^blocks/$1/',
		except: [ FORM, ...PAIRS ],
		is: 'a block; two blocks share through src/',
	},
	{ layer: 6, path: '^src/admin/kit/', is: 'what screens share' },
	{ layer: 7, path: '^src/admin/(?!kit/)([^/]+)/', own: '^src/admin/$1/', is: 'a screen, or a part of the editor' },
];
