/**
 * The arrows of docs/architecture.md, for TypeScript: contracts → src → blocks → screens, and never back, types included.
 * The layers are in tools/layers.mjs. PHP's rules are in tools/boundaries.mjs.
 */
import { TYPESCRIPT } from './tools/layers.mjs';

const ANY = '^(src|blocks)/';
/** What field types share: parts of views, rules, and their blocks in the editor. */
const KIT = '^blocks/fields/kit/';

const paths = ( rows ) => rows.map( ( { path } ) => path );

/** For each row of the list: it uses its own folder and the layers below it. */
const LAYERS = TYPESCRIPT.map( ( { layer, uses = layer - 1, path, own = path, except = [], is } ) => ( {
	name: 'arrows-point-down',
	comment: `On layer ${ layer } of tools/layers.mjs: ${ is }.`,
	severity: 'error',
	from: { path, pathNot: except },
	to: { path: ANY, pathNot: [ own, ...paths( TYPESCRIPT.filter( ( other ) => other.layer <= uses ) ) ] },
} ) );

export default {
	forbidden: [
		...LAYERS,
		{
			name: 'no-file-without-a-layer',
			comment: 'The list of layers is in tools/layers.mjs.',
			severity: 'error',
			from: { path: ANY, pathNot: paths( TYPESCRIPT ) },
			to: {},
		},
		{
			name: 'no-circles',
			comment: 'Two files that need each other are one concept, or hide a third.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no-circles-of-folders',
			comment: 'Two folders that need each other are one.',
			severity: 'error',
			scope: 'folder',
			from: {},
			to: { circular: true },
		},
		{
			name: 'src-knows-no-wordpress',
			comment:
				'Pure logic runs in any browser and any test; only controls and admin screens are made of WordPress.',
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
			comment: 'No list of field types but the registers, which are made from the folders (npm run make).',
			severity: 'error',
			from: {
				path: '^blocks/(form|submit|step|section|confirmation)/',
				pathNot: '^blocks/form/(fields|rules|editor/fieldBlocks)\\.ts$',
			},
			to: { path: '^blocks/fields/', pathNot: KIT },
		},
		{
			name: 'the-loader-imports-only-its-own',
			comment: 'It is on every page (2 kB).',
			severity: 'error',
			from: { path: '^src/(islands/loader|shared/painted)' },
			to: { dependencyTypesNot: [ 'type-only' ], pathNot: '^src/(islands/loader/|shared/painted)' },
		},
		{
			name: 'visitors-load-no-wordpress-packages',
			comment: 'What a visitor loads is reached from an island; words come as props, data through our own calls.',
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
			comment: 'Some of WordPress’s packages are there only on a site: the build leaves them to it.',
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
