/**
 * Checks that TypeScript files only import from lower layers (docs/architecture.md): screens → blocks → src → contracts.
 * Imports of types count as well. The layers are in tools/layers.mjs. The rules for PHP are in tools/boundaries.mjs.
 */
import { TYPESCRIPT } from './tools/layers.mjs';

const ANY = '^(src|blocks)/';
/** Parts of views, rules and editor blocks that several field types use. */
const KIT = '^blocks/fields/kit/';

const paths = ( rows ) => rows.map( ( { path } ) => path );

/** Each row of the list may use its own folder and the layers below. */
const LAYERS = TYPESCRIPT.map( ( { layer, uses = layer - 1, path, own = path, except = [], is } ) => ( {
	name: 'arrows-point-down',
	comment: `These files are on layer ${ layer } of tools/layers.mjs: ${ is }.`,
	severity: 'error',
	from: { path, pathNot: except },
	to: { path: ANY, pathNot: [ own, ...paths( TYPESCRIPT.filter( ( other ) => other.layer <= uses ) ) ] },
} ) );

export default {
	forbidden: [
		...LAYERS,
		{
			name: 'no-file-without-a-layer',
			comment: 'Add the folder to tools/layers.mjs.',
			severity: 'error',
			from: { path: ANY, pathNot: paths( TYPESCRIPT ) },
			to: {},
		},
		{
			name: 'no-circles',
			comment: 'Two files that import each other belong in one file, or a part of both belongs in a third.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no-circles-of-folders',
			comment: 'Two folders that import from each other belong together.',
			severity: 'error',
			scope: 'folder',
			from: {},
			to: { circular: true },
		},
		{
			name: 'src-knows-no-wordpress',
			comment:
				'Only controls and admin screens may use packages of WordPress. The rest of src must run in any browser and test.',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/(admin|controls)/' },
			to: { path: '(^|node_modules/)@wordpress/' },
		},
		{
			name: 'screens-show-views-only',
			severity: 'error',
			from: { path: '^src/admin/' },
			to: { path: '^blocks/', pathNot: '^blocks/[^/]+/(View\\.tsx$|views/)' },
		},
		{
			name: 'the-form-asks-the-register',
			comment: 'Use the registers of field types, which "npm run make" generates from the folders.',
			severity: 'error',
			from: {
				path: '^blocks/(form|submit|step|section|confirmation)/',
				pathNot: '^blocks/form/(fields|rules|editor/fieldBlocks)\\.ts$',
			},
			to: { path: '^blocks/fields/', pathNot: KIT },
		},
		{
			name: 'the-loader-imports-only-its-own',
			comment: 'The loader is on most pages, so it must stay small.',
			severity: 'error',
			from: { path: '^src/(islands/loader|shared/painted)' },
			to: { dependencyTypesNot: [ 'type-only' ], pathNot: '^src/(islands/loader/|shared/painted)' },
		},
		{
			name: 'visitors-load-no-wordpress-packages',
			comment:
				'Scripts for visitors must stay small. They receive texts as props and request data with our own functions.',
			severity: 'error',
			from: { path: '^blocks/([^/]+/|fields/[^/]+/)(View|island|live|field|rules|views/|files/|fields\\.ts)' },
			to: { path: '(^|node_modules/)@wordpress/' },
		},
		{
			name: 'nothing-imports-tests',
			severity: 'error',
			from: { path: '^(src|blocks)/' },
			to: { path: '^(tests|tools)/' },
		},
		{
			name: 'no-missing-files',
			comment: 'Some packages of WordPress exist only on a site, so the build does not bundle them.',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^@wordpress/' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsConfig: { fileName: 'tsconfig.json' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: [ 'exports' ],
			conditionNames: [ 'import', 'require', 'node', 'default', 'types' ],
		},
	},
};
