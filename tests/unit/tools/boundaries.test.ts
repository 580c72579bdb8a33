import { type Case, php, src, testCases } from './boundaries-tree';

const lines = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) => `\t// no code\n\tconst A${ at } = ${ at };` );
const services = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) => `private Service $s${ at }` ).join( ',\n' );
const full = ( folder: string ) =>
	Object.fromEntries( Array.from( { length: 26 }, ( _, at ) => [ `${ folder }/f${ at }.ts`, '' ] ) );

const ARROWS: Case[] = [
	[ 'packages may use lower layers', php( 'Forms/Form', '', 'use Vestibule\\Entries\\Entry;' ), [] ],
	[
		'packages may use packages of their own layer if the list allows it',
		php( 'Guard/Rates', '', 'use Vestibule\\Entries\\Entry;' ),
		[],
	],
	[
		'packages may not use other packages of their own layer',
		php( 'Entries/Entry', '', 'use Vestibule\\Guard\\Rates;' ),
		[ `${ src( 'Entries/Entry' ) }: uses Vestibule\\Guard\\Rates` ],
	],
	[
		'the use of a higher layer is reported: by import, even in a group or with an alias',
		php( 'Kernel/Clock', '', 'use Vestibule\\Forms\\{Form as One};' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'the use of a higher layer is reported: by full name',
		php( 'Kernel/Clock', 'fn(): \\Vestibule\\Forms\\Form => new One();' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'the use of a higher layer is reported: by part of an imported namespace',
		php( 'Kernel/Clock', 'public Forms\\Form $form;', 'use Vestibule\\Forms;' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'the use of a higher layer is reported: by name in a string',
		php( 'Kernel/Clock', "const A = 'Vestibule\\\\Forms\\\\Form';" ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'the use of a higher layer is reported: by a type that PHPStan imports',
		php( 'Kernel/Clock', '/** @phpstan-import-type Row from \\Vestibule\\Forms\\Form */' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'the use of a higher layer is reported: by a type in a docblock, even on a later line',
		{
			...php( 'Kernel/Clock', '/** @param array{\n *     form: \\Vestibule\\Forms\\Form,\n * } $all Rows. */' ),
			...php( 'Entries/Entry', '/** @var \\Closure( int $id ): \\Vestibule\\Forms\\Form */' ),
		},
		[
			`${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form`,
			`${ src( 'Entries/Entry' ) }: uses Vestibule\\Forms\\Form`,
		],
	],
	[
		'the use of a higher layer is reported: by the string Class::method',
		php( 'Kernel/Clock', "const A = 'Vestibule\\\\Forms\\\\Form::count';" ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'the use of a higher layer is reported: by a called, imported or global function',
		{
			'plugin/src/Forms/functions.php': '<?php namespace Vestibule\\Forms; function form() {}',
			'plugin/src/Tools/Demo/functions.php': '<?php function demo() {}',
			...php( 'Kernel/Clock', 'function a() { \\Vestibule\\Forms\\form(); demo(); }' ),
			...php( 'Entries/Entry', '', 'use function Vestibule\\Forms\\form;' ),
		},
		[
			`${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\form`,
			`${ src( 'Kernel/Clock' ) }: uses demo`,
			`${ src( 'Entries/Entry' ) }: uses Vestibule\\Forms\\form`,
		],
	],
	[ 'comments may name any class', php( 'Kernel/Clock', '/** @see \\Vestibule\\Forms\\Form */ // Forms\\Form' ), [] ],
	[
		'a method, a constant or an enum case does not count as a class',
		{ ...php( 'Kernel/Form' ), ...php( 'Kernel/Clock', '$a->Form(); A::Form; case Form; const Form = 1;' ) },
		[],
	],
	[ 'all packages may use generated classes', php( 'Kernel/Clock', '', 'use Vestibule\\Contract\\Chat;' ), [] ],
	[ 'all packages may use Services', php( 'Kernel/Clock', '', 'use Vestibule\\Services;' ), [] ],
	[
		'no package may use Plugin.php',
		php( 'Forms/Form', '', 'use Vestibule\\Plugin;' ),
		[ `${ src( 'Forms/Form' ) }: uses Vestibule\\Plugin` ],
	],
	[
		'Services may use only the kernel',
		php( 'Services', 'public Kernel\\Clock $clock; public Entries\\Entry $entry;' ),
		[ `${ src( 'Services' ) }: uses Vestibule\\Entries\\Entry` ],
	],
	[
		'the Admin of a package may use the core of every other package',
		php( 'Entries/Admin/Routes', 'public \\Vestibule\\Site\\Chat\\Chat $chat;' ),
		[],
	],
	[
		'the core of a package may not use the Admin of this package',
		{
			...php( 'Entries/Admin/Screen', 'new Routes();' ),
			...php( 'Entries/Entry', 'new Admin\\Routes();' ),
		},
		[ `${ src( 'Entries/Entry' ) }: uses Vestibule\\Entries\\Admin\\Routes` ],
	],
	[
		'the Admin of a package may not use the Admin of another package',
		php( 'Forms/Admin/Screen', 'new \\Vestibule\\Entries\\Admin\\Routes();' ),
		[ `${ src( 'Forms/Admin/Screen' ) }: uses Vestibule\\Entries\\Admin\\Routes` ],
	],
	[ 'a part of Site may use Guard', php( 'Site/Chat/Chat', 'new \\Vestibule\\Guard\\Rates();' ), [] ],
	[
		'a part of Site may use neither another part of Site nor packages below Guard',
		php( 'Site/Chat/Chat', 'new \\Vestibule\\Entries\\Entry(); new \\Vestibule\\Site\\Tabs\\Tabs();' ),
		[
			`${ src( 'Site/Chat/Chat' ) }: uses Vestibule\\Entries\\Entry`,
			`${ src( 'Site/Chat/Chat' ) }: uses Vestibule\\Site\\Tabs\\Tabs`,
		],
	],
	[
		'the Admin of a part of Site may use other packages, but not another part of Site',
		php( 'Site/Chat/Admin/Screen', 'new \\Vestibule\\Entries\\Entry(); new \\Vestibule\\Site\\Tabs\\Tabs();' ),
		[ `${ src( 'Site/Chat/Admin/Screen' ) }: uses Vestibule\\Site\\Tabs\\Tabs` ],
	],
	[ 'the package Tools may use all packages', php( 'Tools/Demo/Demo', 'new \\Vestibule\\Site\\Chat\\Chat();' ), [] ],
	[
		'no package may use the package Tools',
		php( 'Forms/Admin/Screen', 'new \\Vestibule\\Tools\\Demo\\Demo();' ),
		[ `${ src( 'Forms/Admin/Screen' ) }: uses Vestibule\\Tools\\Demo\\Demo` ],
	],
	[
		'a folder that is not a package is reported',
		{ ...php( 'Booking/Book' ), ...php( 'Site/Push/Push' ) },
		[
			'plugin/src/Booking: is not a package of tools/packages.mjs',
			'plugin/src/Site/Push: is not a package of tools/packages.mjs',
		],
	],
];

const CIRCLES: Case[] = [
	[
		'each file of a circular dependency is reported',
		{
			...php( 'Forms/Form', 'new Node();' ),
			...php( 'Forms/Node', 'new Tree();' ),
			...php( 'Forms/Tree', 'new Form();' ),
		},
		[
			`${ src( 'Forms/Form' ) }: is in a circle with Forms/Node`,
			`${ src( 'Forms/Node' ) }: is in a circle with Forms/Tree`,
			`${ src( 'Forms/Tree' ) }: is in a circle with Forms/Form`,
		],
	],
	[
		'a circular dependency between folders of a package is reported',
		{
			...php( 'Forms/Steps/Form', 'new \\Vestibule\\Forms\\View\\Page();' ),
			...php( 'Forms/View/Page', 'new \\Vestibule\\Forms\\Steps\\Node(); new \\Vestibule\\Forms\\Root();' ),
			...php( 'Forms/Steps/Node' ),
			...php( 'Forms/Root', 'new View\\Part();' ),
			...php( 'Forms/View/Part' ),
		},
		[
			'plugin/src/Forms/Steps: is in a circle of folders with Forms/View',
			'plugin/src/Forms/View: is in a circle of folders with Forms/Steps',
		],
	],
];

const NAMES: Case[] = [
	[ 'a package may use the stored names that it owns', php( 'Forms/Form', "const NAME = 'vestibule_form';" ), [] ],
	[
		'no package may use a stored name of another package: alone, in a hook or in a query',
		{
			...php( 'Guard/Rates', "const FORM = 'vestibule_form';" ),
			...php( 'Entries/Entry', "add_action( 'save_post_vestibule_form', 1 );" ),
			...php( 'Site/Chat/Chat', '$a = "SELECT 1 FROM {submissions}";' ),
			...php( 'Tools/Demo/Demo', "add_filter( 'manage_vestibule_form_posts_columns', '_vestibule_chat' );" ),
		},
		[
			`${ src( 'Guard/Rates' ) }: names vestibule_form`,
			`${ src( 'Entries/Entry' ) }: names vestibule_form`,
			`${ src( 'Site/Chat/Chat' ) }: names {submissions}`,
			`${ src( 'Tools/Demo/Demo' ) }: names vestibule_form`,
			`${ src( 'Tools/Demo/Demo' ) }: names _vestibule_chat`,
		],
	],
	[
		'no package may use a name that starts with a prefix of another package',
		php( 'Entries/Entry', '$key = "vestibule_state_{$id}";' ),
		[ `${ src( 'Entries/Entry' ) }: names vestibule_state_` ],
	],
	[
		'a longer name that starts with a stored name is not reported',
		php( 'Entries/Entry', "const ACTION = 'vestibule_form_submit';" ),
		[],
	],
	[
		'stored names must be listed in tools/packages.mjs',
		php(
			'Entries/Entry',
			"const KEY = 'vestibule_new';\nget_option( self::KEY ); get_post_meta( 1, 'vestibule_other', true );"
		),
		[
			`${ src( 'Entries/Entry' ) }: stores vestibule_new, which no package in tools/packages.mjs owns`,
			`${ src( 'Entries/Entry' ) }: stores vestibule_other, which no package in tools/packages.mjs owns`,
		],
	],
	[
		'only the kernel may use $wpdb',
		{
			...php( 'Kernel/Clock', 'private \\wpdb $wpdb;' ),
			...php( 'Entries/Entry', 'function a() { global $wpdb; }' ),
			...php( 'Forms/Form', "const A = $GLOBALS['wpdb'];" ),
		},
		[ `${ src( 'Entries/Entry' ) }: uses $wpdb`, `${ src( 'Forms/Form' ) }: uses $wpdb` ],
	],
];

const SIZES: Case[] = [
	[
		'a constructor with more than six services is reported',
		php( 'Forms/Form', `function __construct( ${ services( 7 ) }, private string $a ) {}` ),
		[ `${ src( 'Forms/Form' ) }: the constructor takes 7 services` ],
	],
	[
		'a constructor may have six services and any number of strings',
		php( 'Forms/Form', `function __construct( ${ services( 6 ) }, private string $a ) {}` ),
		[],
	],
	[
		'a file with more than 340 lines of code is reported',
		{ ...php( 'Forms/Form', lines( 337 ).join( '\n' ) ), ...php( 'Guard/Rates', lines( 330 ).join( '\n' ) ) },
		[ `${ src( 'Forms/Form' ) }: 341 lines of code` ],
	],
	[ 'files with demo content may be longer', php( 'Tools/Demo/content/Pages', lines( 400 ).join( '\n' ) ), [] ],
	[
		'a line of code with more than 120 columns is reported, and a tab counts as 4 columns',
		php( 'Forms/Form', `\tconst A = ${ '1 + '.repeat( 27 ) }1;` ),
		[ `${ src( 'Forms/Form' ) }: line of 121 characters: const A = ${ '1 + '.repeat( 27 ) }1;` ],
	],
	[
		'comments and long strings may have more than 120 columns',
		php( 'Forms/Form', `\t// ${ 'word '.repeat( 30 ) }\n\tconst A = '${ 'word '.repeat( 30 ) }';` ),
		[],
	],
	[ 'a folder with over 25 files is reported', full( 'src/chat' ), [ 'src/chat: more than 25 files side by side' ] ],
];

testCases( { layers: ARROWS, circles: CIRCLES, names: NAMES, sizes: SIZES } );
