import { type Case, php, src, testCases } from './boundaries-tree';

const lines = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) => `\t// no code\n\tconst A${ at } = ${ at };` );
const services = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) => `private Service $s${ at }` ).join( ', ' );
const full = ( folder: string ) =>
	Object.fromEntries( Array.from( { length: 26 }, ( _, at ) => [ `${ folder }/f${ at }.ts`, '' ] ) );

const ARROWS: Case[] = [
	[ 'rooms may use what is below them', php( 'Forms/Form', '', 'use Vestibule\\Entries\\Entry;' ), [] ],
	[ 'and what the list names beside them', php( 'Guard/Rates', '', 'use Vestibule\\Entries\\Entry;' ), [] ],
	[
		'nothing else on their floor',
		php( 'Entries/Entry', '', 'use Vestibule\\Guard\\Rates;' ),
		[ `${ src( 'Entries/Entry' ) }: uses Vestibule\\Guard\\Rates` ],
	],
	[
		'nothing above: by import, also one of a group and by another name',
		php( 'Kernel/Clock', '', 'use Vestibule\\Forms\\{Form as One};' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'by the name in full',
		php( 'Kernel/Clock', 'fn(): \\Vestibule\\Forms\\Form => new One();' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'by a part of an imported namespace',
		php( 'Kernel/Clock', 'public Forms\\Form $form;', 'use Vestibule\\Forms;' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'by its name in a string',
		php( 'Kernel/Clock', "const A = 'Vestibule\\\\Forms\\\\Form';" ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'by a type that PHPStan imports',
		php( 'Kernel/Clock', '/** @phpstan-import-type Row from \\Vestibule\\Forms\\Form */' ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'by a type of a docblock, also on a further line',
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
		'by the text Class::method',
		php( 'Kernel/Clock', "const A = 'Vestibule\\\\Forms\\\\Form::count';" ),
		[ `${ src( 'Kernel/Clock' ) }: uses Vestibule\\Forms\\Form` ],
	],
	[
		'by a function: called, imported, or global',
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
	[ 'a comment may name anything', php( 'Kernel/Clock', '/** @see \\Vestibule\\Forms\\Form */ // Forms\\Form' ), [] ],
	[
		'a method, a constant and a case are no classes',
		{ ...php( 'Kernel/Form' ), ...php( 'Kernel/Clock', '$a->Form(); A::Form; case Form; const Form = 1;' ) },
		[],
	],
	[ 'generated classes are for all', php( 'Kernel/Clock', '', 'use Vestibule\\Contract\\Chat;' ), [] ],
	[ 'so are Services and Module', php( 'Kernel/Clock', '', 'use Vestibule\\Services;' ), [] ],
	[
		'Plugin.php is not',
		php( 'Forms/Form', '', 'use Vestibule\\Plugin;' ),
		[ `${ src( 'Forms/Form' ) }: uses Vestibule\\Plugin` ],
	],
	[ 'Plugin.php names every module', php( 'Plugin', 'new Entries\\EntriesModule();' ), [] ],
	[
		'Services stands on the kernel',
		php( 'Services', 'public Kernel\\Clock $clock; public Entries\\Entry $entry;' ),
		[ `${ src( 'Services' ) }: uses Vestibule\\Entries\\Entry` ],
	],
	[ 'an Admin may use every core', php( 'Entries/Admin/Routes', 'public \\Vestibule\\Site\\Chat\\Chat $chat;' ), [] ],
	[
		'only the room’s module uses it',
		{
			...php( 'Entries/EntriesModule', 'new Admin\\Routes();' ),
			...php( 'Entries/Entry', 'new Admin\\Routes();' ),
			'plugin/src/Entries/FalseModule.php':
				'<?php namespace Vestibule\\Entries; class FalseModule { function a() { new Admin\\Routes(); } }',
		},
		[
			`${ src( 'Entries/Entry' ) }: uses Vestibule\\Entries\\Admin\\Routes`,
			`${ src( 'Entries/FalseModule' ) }: uses Vestibule\\Entries\\Admin\\Routes`,
		],
	],
	[
		'no other room’s Admin either',
		php( 'Forms/Admin/Screen', 'new \\Vestibule\\Entries\\Admin\\Routes();' ),
		[ `${ src( 'Forms/Admin/Screen' ) }: uses Vestibule\\Entries\\Admin\\Routes` ],
	],
	[ 'a part of the site may use the guard', php( 'Site/Chat/Chat', 'new \\Vestibule\\Guard\\Rates();' ), [] ],
	[
		'but no other part of the site, nor what is below the guard',
		php( 'Site/Chat/Chat', 'new \\Vestibule\\Entries\\Entry(); new \\Vestibule\\Site\\Tabs\\Tabs();' ),
		[
			`${ src( 'Site/Chat/Chat' ) }: uses Vestibule\\Entries\\Entry`,
			`${ src( 'Site/Chat/Chat' ) }: uses Vestibule\\Site\\Tabs\\Tabs`,
		],
	],
	[
		'nor does its Admin, which may ask other rooms',
		php( 'Site/Chat/Admin/Screen', 'new \\Vestibule\\Entries\\Entry(); new \\Vestibule\\Site\\Tabs\\Tabs();' ),
		[ `${ src( 'Site/Chat/Admin/Screen' ) }: uses Vestibule\\Site\\Tabs\\Tabs` ],
	],
	[ 'tools use all', php( 'Tools/Demo/Demo', 'new \\Vestibule\\Site\\Chat\\Chat();' ), [] ],
	[
		'and nothing uses them',
		php( 'Forms/Admin/Screen', 'new \\Vestibule\\Tools\\Demo\\Demo();' ),
		[ `${ src( 'Forms/Admin/Screen' ) }: uses Vestibule\\Tools\\Demo\\Demo` ],
	],
	[
		'a folder that is no room is refused',
		{ ...php( 'Booking/Book' ), ...php( 'Site/Push/Push' ) },
		[ 'plugin/src/Booking: is no room of tools/rooms.mjs', 'plugin/src/Site/Push: is no room of tools/rooms.mjs' ],
	],
];

const CIRCLES: Case[] = [
	[
		'files in a circle: each arrow of it is a fault',
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
		'folders of a room in a circle',
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
	[
		'a module names folders that use its own',
		{
			...php( 'Forms/FormsModule', 'new View\\Page();' ),
			...php( 'Forms/View/Page', 'new \\Vestibule\\Forms\\Form();' ),
		},
		[],
	],
];

const NAMES: Case[] = [
	[ 'a room names what it owns', php( 'Forms/Form', "const NAME = 'vestibule_form';" ), [] ],
	[
		'no other room does: alone, in a hook, in a statement',
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
		'nor what begins as a name that ends with _',
		php( 'Entries/Entry', '$key = "vestibule_state_{$id}";' ),
		[ `${ src( 'Entries/Entry' ) }: names vestibule_state_` ],
	],
	[ 'a longer name is another', php( 'Entries/Entry', "const ACTION = 'vestibule_form_submit';" ), [] ],
	[
		'what is stored is on the list',
		php(
			'Entries/Entry',
			"const KEY = 'vestibule_new';\nget_option( self::KEY ); get_post_meta( 1, 'vestibule_other', true );"
		),
		[
			`${ src( 'Entries/Entry' ) }: stores vestibule_new, which no room in tools/rooms.mjs owns`,
			`${ src( 'Entries/Entry' ) }: stores vestibule_other, which no room in tools/rooms.mjs owns`,
		],
	],
	[
		'only the kernel uses $wpdb',
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
		'a constructor takes six services at most, and any number of texts',
		php( 'Forms/Form', `function __construct( ${ services( 7 ) }, private string $a ) {}` ),
		[ `${ src( 'Forms/Form' ) }: the constructor takes 7 services` ],
	],
	[ 'six are well', php( 'Forms/Form', `function __construct( ${ services( 6 ) }, private string $a ) {}` ), [] ],
	[
		'a file has 250 lines of code at most',
		{ ...php( 'Forms/Form', lines( 247 ).join( '\n' ) ), ...php( 'Guard/Rates', lines( 240 ).join( '\n' ) ) },
		[ `${ src( 'Forms/Form' ) }: 251 lines of code` ],
	],
	[ 'content may be longer', php( 'Tools/Demo/content/Pages', lines( 300 ).join( '\n' ) ), [] ],
	[ 'a folder holds 25 files at most', full( 'src/chat' ), [ 'src/chat: more than 25 files side by side' ] ],
];

testCases( { ARROWS, CIRCLES, NAMES, SIZES } );
