/**
 * The arrows of docs/architecture.md, for TypeScript: contracts → src → blocks → browser, and never back.
 * PHP's are in tools/boundaries.mjs.
 */
const FORM_FAMILY = '^blocks/(form|fields|submit|step|section|confirmation)/';
/** What field types share: parts of views, rules, and their blocks in the editor. */
const KIT = '^blocks/fields/kit/';
const PAIRS = [ 'tabs?', 'accordion(-item)?', '(carousel|slide)', 'chat(-button)?' ].map(
	( names ) => `^blocks/${ names }/`
);
const FAMILIES = [ FORM_FAMILY, ...PAIRS ];

module.exports = {
	forbidden: [
		{
			name: 'no-circles',
			comment: 'Two files that need each other are one concept, or hide a third.',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: [ 'type-only' ] } },
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
			name: 'src-knows-no-blocks',
			comment: 'A screen of wp-admin may show a block’s pure view as a preview.',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/admin/' },
			to: { path: '^blocks/' },
		},
		{
			name: 'screens-show-views-only',
			severity: 'error',
			from: { path: '^src/admin/' },
			to: { path: '^blocks/', pathNot: '^blocks/[^/]+/(View\\.tsx$|views/)' },
		},
		{
			name: 'a-screen-stands-alone',
			comment: 'What screens share is in src/admin/kit.',
			severity: 'error',
			from: { path: '^src/admin/([^/]+)/' },
			to: { path: '^src/admin/', pathNot: '^src/admin/($1|kit)/' },
		},
		{
			name: 'screens-are-the-top',
			comment: 'Controls that blocks and screens share are in src/controls.',
			severity: 'error',
			from: { path: '^(src|blocks)/', pathNot: '^src/admin/' },
			to: { path: '^src/admin/' },
		},
		{
			name: 'a-feature-stands-alone',
			comment:
				'A feature of src/ uses itself, src/shared, src/time and the generated contracts; the screens of wp-admin use the pure logic of all.',
			severity: 'error',
			from: { path: '^src/([^/]+)/', pathNot: '^src/admin/' },
			to: { path: '^src/', pathNot: '^src/(shared|time|contracts|$1)/' },
		},
		{
			name: 'a-block-stands-alone',
			comment:
				'Two blocks share through src/, never by importing each other. A form with its fields is one block, tabs with their tabs are.',
			severity: 'error',
			from: { path: '^blocks/([^/]+)/', pathNot: FAMILIES },
			to: { path: '^blocks/', pathNot: '^blocks/$1/' },
		},
		...FAMILIES.map( ( family ) => ( {
			name: 'a-family-stands-alone',
			severity: 'error',
			from: { path: family },
			to: { path: '^blocks/', pathNot: family },
		} ) ),
		{
			name: 'a-field-type-stands-alone',
			comment: 'All that a type knows is in its folder; beside it the type uses what is made for all types.',
			severity: 'error',
			from: { path: '^blocks/fields/([^/]+)/' },
			to: { path: '^blocks/', pathNot: [ '^blocks/fields/$1/', KIT ] },
		},
		{
			name: 'the-form-asks-the-register',
			comment: 'No list of field types but the registers, which are made from the folders (npm run fields).',
			severity: 'error',
			from: {
				path: '^blocks/(form|submit|step|section|confirmation)/',
				pathNot: '^blocks/form/(fields|rules)\\.ts$',
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
