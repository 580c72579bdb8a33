import { type Case, php, src, testCases } from './boundaries-tree';

const contract = ( name: string, owner?: string, target?: string ) => ( {
	[ `plugin/contracts/${ name }.schema.json` ]: JSON.stringify( {
		...( owner ? { 'x-package': owner } : {} ),
		...( target ? { items: { $ref: `${ target }.schema.json#/items` } } : {} ),
	} ),
} );

const CONTRACTS: Case[] = [
	[
		'a contract must name an existing package',
		{ ...contract( 'chat', 'Chat' ), ...contract( 'spam' ) },
		[
			'plugin/contracts/chat.schema.json: x-package names no package of tools/packages.mjs',
			'plugin/contracts/spam.schema.json: x-package names no package of tools/packages.mjs',
		],
	],
	[
		'a package and higher packages may use a contract of this package',
		{
			...contract( 'form-steps', 'Entries' ),
			...php( 'Entries/Entry', '', 'use Vestibule\\Contract\\FormSteps;' ),
			...php( 'Forms/Form', "const A = 'form-steps';" ),
		},
		[],
	],
	[
		'a lower package may not use a contract: by its class, by its name or by the name passed to the schema reader',
		{
			...contract( 'form-steps', 'Forms' ),
			...contract( 'start', 'Forms' ),
			...php( 'Entries/Entry', '', 'use Vestibule\\Contract\\FormSteps;' ),
			...php( 'Guard/Rates', "const A = 'form-steps';" ),
			...php( 'Kernel/Clock', "const A = 'start'; function a() { $this->schema->read( 'start' ); }" ),
		},
		[
			`${ src( 'Entries/Entry' ) }: uses the contract form-steps`,
			`${ src( 'Guard/Rates' ) }: uses the contract form-steps`,
			`${ src( 'Kernel/Clock' ) }: uses the contract start`,
		],
	],
	[
		'a contract may refer to contracts of its own package and of lower packages',
		{
			...contract( 'form-steps', 'Forms', 'start' ),
			...contract( 'start', 'Forms', 'rates' ),
			...contract( 'rates', 'Guard' ),
		},
		[],
	],
	[
		'a contract may not refer to a contract of a higher package',
		{ ...contract( 'rates', 'Guard', 'start' ), ...contract( 'start', 'Forms' ) },
		[ 'plugin/contracts/rates.schema.json: uses the contract start' ],
	],
	[
		'a word that is also the name of a contract may be used',
		{ ...contract( 'start', 'Forms' ), ...php( 'Kernel/Clock', "const A = 'start';" ) },
		[],
	],
];

const HOOKS: Case[] = [
	[
		'packages may not listen to hooks of the plugin: by name, by constant or by attribute',
		{
			...php( 'Forms/Form', "function a() { add_action( 'vestibule/entry_stored', 'b' ); }" ),
			...php( 'Guard/Rates', "const ON = 'vestibule/rates'; function a() { add_filter( self::ON, 'b' ); }" ),
			...php( 'Entries/Entry', "#[Hook( 'vestibule/entries' )]\nfunction a() {}" ),
		},
		[
			`${ src( 'Forms/Form' ) }: listens to vestibule/entry_stored`,
			`${ src( 'Guard/Rates' ) }: listens to vestibule/rates`,
			`${ src( 'Entries/Entry' ) }: listens to vestibule/entries`,
		],
	],
	[
		'packages may listen to collecting filters, WordPress hooks and cron hooks',
		php(
			'Forms/Form',
			"function a() { add_filter( 'vestibule/start', 'b' ); add_action( 'init', 'b' ); add_action( 'vestibule_purge', 'b' ); }"
		),
		[],
	],
];

const CARRIED: Case[] = [
	[
		'Plugin.php may use Kernel and classes at the top level',
		php( 'Plugin', 'new Kernel\\Clock( new Services() );' ),
		[],
	],
	[
		'Plugin.php may use no other class and no contract',
		php( 'Plugin', 'new Forms\\Form(); Contract\\Chat::NAME;' ),
		[
			`${ src( 'Plugin' ) }: carries Vestibule\\Forms\\Form`,
			`${ src( 'Plugin' ) }: carries Vestibule\\Contract\\Chat`,
		],
	],
];

const OBJECTS: Case[] = [
	[
		'only Plugin.php may request objects by name',
		{
			...php( 'Kernel/Wiring/Objects' ),
			...php( 'Plugin', 'new Kernel\\Wiring\\Objects(); Wiring\\Hooks::add();' ),
			...php( 'Forms/Form', 'public \\Vestibule\\Kernel\\Wiring\\Objects $of;' ),
			...php( 'Guard/Rates', '\\Vestibule\\Wiring\\Making::make();' ),
		},
		[ `${ src( 'Forms/Form' ) }: requests objects`, `${ src( 'Guard/Rates' ) }: requests objects` ],
	],
];

const TABLES: Case[] = [
	[
		'a package may use the full names of its own tables',
		php( 'Entries/Entry', "const A = 'SELECT 1 FROM wp, vestibule_submissions';" ),
		[],
	],
	[
		'a package may not use the full name of another package’s table',
		php( 'Guard/Rates', "const A = 'SELECT 1 FROM wp, vestibule_submissions';" ),
		[ `${ src( 'Guard/Rates' ) }: names the table submissions in full` ],
	],
];

/** Joins the parts of a path, because this file is checked, too. */
const path = ( ...parts: string[] ) => parts.join( '/' );
const GONE = path( 'src', 'gone.ts' );

const PATHS: Case[] = [
	[
		'existing files, folders and patterns may be named in comments and docs',
		{
			[ path( 'src', 'time', 'zone.ts' ) ]: `// ${ path( 'src', 'time' ) }, ${ path( 'src', 'time', 'zone' ) }`,
			...php( 'Forms/Form', `/** As ${ path( 'src', '*', '{zone,clock}.ts' ) }. */` ),
			[ path( 'src', 'time', 'clock.ts' ) ]: '',
			[ path( 'docs', 'time.md' ) ]: `\`${ path( 'src', '<subject>', 'zone.ts' ) }\``,
		},
		[],
	],
	[
		'a path that does not exist is reported in PHP, TypeScript and docs',
		{
			...php( 'Forms/Form', `/** As ${ GONE }. */\nconst A = '${ path( 'src', 'text.ts' ) }';` ),
			[ path( 'src', 'zone.ts' ) ]: `/* ${ GONE } */ import '${ path( 'src', 'text' ) }';`,
			[ path( 'docs', 'time.md' ) ]: `\`${ GONE }\``,
		},
		[
			`${ src( 'Forms/Form' ) }: the path ${ GONE } does not exist`,
			`${ path( 'src', 'zone.ts' ) }: the path ${ GONE } does not exist`,
			`${ path( 'docs', 'time.md' ) }: the path ${ GONE } does not exist`,
		],
	],
	[
		'paths of generated files are not reported',
		{ [ path( 'docs', 'time.md' ) ]: `\`${ path( 'plugin', 'build', 'types' ) }\`` },
		[],
	],
];

/** Page that does not exist. It is not named in full, because this file is checked, too. */
const NOWHERE = 'nowhere.md';

const MENTIONS: Case[] = [
	[
		'a mentioned docs page that does not exist is reported',
		{ 'src/a.ts': `// docs/${ NOWHERE } and docs/architecture.md` },
		[ `src/a.ts: docs/${ NOWHERE } does not exist` ],
	],
	[
		'a class in docs or comments is reported if no class has this name or ends with it',
		{
			'docs/form.md':
				'`Forms\\Form`, `Chat\\Chat`, `Vestibule\\Site\\Tabs`, `Forms\\Gone`, `Vestibule\\Chat\\Chat`, `Old\\Form`',
			...php( 'Forms/Form', '/** {@see Admin\\Nothing} */' ),
		},
		[
			'docs/form.md: the class Forms\\Gone does not exist',
			'docs/form.md: the class Vestibule\\Chat\\Chat does not exist',
			'docs/form.md: the class Old\\Form does not exist',
			`${ src( 'Forms/Form' ) }: the class Admin\\Nothing does not exist`,
		],
	],
	[
		'the theme may not use a class of the plugin',
		{ 'theme/functions.php': '<?php\n// Vestibule\\Forms\nnew Vestibule\\Forms\\Form();' },
		[ 'theme/functions.php: names a class of the plugin' ],
	],
];

testCases( {
	contracts: CONTRACTS,
	hooks: HOOKS,
	'classes in Plugin.php': CARRIED,
	'requested objects': OBJECTS,
	'table names': TABLES,
	paths: PATHS,
	'mentions in docs and comments': MENTIONS,
} );
