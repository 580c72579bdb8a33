import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

const CLOCK = 'final class Clock {}';

/** Runs the tool on classes by their paths below `src`, in a plugin with the real attributes and interfaces. */
function wiringOf( classes: Record< string, string > ) {
	const folder = mkdtempSync( join( tmpdir(), 'wiring-' ) );
	const plugin = join( folder, 'plugin' );
	const write = ( path: string, code: string ) => {
		mkdirSync( dirname( join( plugin, path ) ), { recursive: true } );
		writeFileSync( join( plugin, path ), code );
	};
	write( 'autoload.php', `<?php require '${ ROOT }/plugin/autoload.php'; require __DIR__ . '/classes.php';` );
	const files = Object.keys( classes ).map( ( path ) => `require_once __DIR__ . '/src/${ path }.php';` );
	write( 'classes.php', `<?php ${ files.join( ' ' ) }` );
	for ( const [ path, body ] of Object.entries( classes ) ) {
		const imports =
			'use Closure; use Vestibule\\Kernel\\Wiring\\{Answers, BeforeBlock, Hook, Makes, Prints, Table};';
		const namespace = [ 'Vestibule', ...path.split( '/' ).slice( 0, -1 ) ].join( '\\' );
		write( `src/${ path }.php`, `<?php\nnamespace ${ namespace };\n${ imports }\n${ body }\n` );
	}
	try {
		const { status, stderr } = spawnSync( 'php', [ 'tools/wiring/index.php', plugin, ROOT ], {
			cwd: ROOT,
			encoding: 'utf8',
		} );
		const made = ( name: string ) =>
			status === 0 ? readFileSync( join( plugin, 'build/wiring', `${ name }.php` ), 'utf8' ) : '';
		return { status, stderr, constructors: made( 'Making' ), hooks: made( 'Hooks' ) };
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

const hooked = ( parameters: string ) => `final class Log {
	public function __construct( ${ parameters } ) {}
	#[Hook( 'init' )]
	public function start(): void {}
}`;

describe( 'generated constructor calls', () => {
	test( 'constructor arguments are found by type or docblock, and optional arguments are left out', () => {
		const { constructors } = wiringOf( {
			'Trial/Clock': CLOCK,
			'Trial/Mail':
				'final class Mail { public function __construct( private Clock $clock, private int $max = 3 ) {} }',
			'Trial/Log': hooked( 'Clock $clock, private Closure $mail' ).replace(
				'public function __construct',
				'/** @param Closure(): Mail $mail */ public function __construct'
			),
		} );
		expect( constructors ).toContain(
			'\\Vestibule\\Trial\\Log::class => new \\Vestibule\\Trial\\Log( $of->get( \\Vestibule\\Trial\\Clock::class ), ' +
				'static fn (): \\Vestibule\\Trial\\Mail => $of->get( \\Vestibule\\Trial\\Mail::class ) ),'
		);
		expect( constructors ).toContain(
			'new \\Vestibule\\Trial\\Mail( $of->get( \\Vestibule\\Trial\\Clock::class ) ),'
		);
	} );

	test( 'constructor arguments can be the only implementation of an interface or the result of a #[Makes] method', () => {
		const { constructors } = wiringOf( {
			'Trial/Rows': 'interface Rows {}',
			'Trial/StoredRows': 'final class StoredRows implements Rows {}',
			'Trial/Store': 'final class Store { #[Makes] public function clock(): Clock { return new Clock(); } }',
			'Trial/Clock': CLOCK,
			'Trial/Log': hooked( 'Rows $rows, Clock $clock' ),
		} );
		expect( constructors ).toContain(
			'new \\Vestibule\\Trial\\Log( $of->get( \\Vestibule\\Trial\\StoredRows::class )'
		);
		expect( constructors ).toContain(
			'\\Vestibule\\Trial\\Clock::class => $of->get( \\Vestibule\\Trial\\Store::class )->clock(),'
		);
	} );

	test.each( [
		[ 'a text', { 'Trial/Log': hooked( 'string $name' ) }, 'Nothing provides the argument: Vestibule\\Trial\\Log' ],
		[
			'an interface with two implementations',
			{
				'Trial/Rows': 'interface Rows {}',
				'Trial/One': 'final class One implements Rows {}',
				'Trial/Two': 'final class Two implements Rows {}',
				'Trial/Log': hooked( 'Rows $rows' ),
			},
			'Vestibule\\Trial\\Rows has more than one implementation (Vestibule\\Trial\\One, Vestibule\\Trial\\Two)',
		],
		[
			'a circular dependency',
			{
				'Trial/Mail': 'final class Mail { public function __construct( Log $log ) {} }',
				'Trial/Log': hooked( 'Mail $mail' ),
			},
			'Vestibule\\Trial\\Log → Vestibule\\Trial\\Mail → Vestibule\\Trial\\Log',
		],
	] )(
		'a constructor that needs %s is rejected with an explanation',
		( _, classes: Record< string, string >, fault ) => {
			const { status, stderr } = wiringOf( classes );
			expect( status ).toBe( 1 );
			expect( stderr ).toContain( fault );
		}
	);
} );

describe( 'generated hooks', () => {
	const log = ( methods: string ) => ( { 'Trial/Log': `final class Log { ${ methods } }` } );

	test( 'methods are added as hooks with their parameters, priority and events', () => {
		const { hooks } = wiringOf( {
			'Trial/Stored': 'final class Stored {}',
			'Trial/Erased': 'final class Erased {}',
			...log( `
				#[Hook( 'user_has_cap', 5 )]
				public static function grant( array $all, array $caps ): array { return $all; }
				#[Hook]
				public function add( Stored|Erased $event ): void {}
				#[Hook( Erased::class )]
				#[Hook( 'activate_{plugin}' )]
				public function clear(): void {}` ),
		} );
		const lines = hooks.split( '\n' ).map( ( line ) => line.trim() );
		const log1 = '$of->get( \\Vestibule\\Trial\\Log::class )';
		expect( lines ).toEqual(
			expect.arrayContaining( [
				"add_filter( 'user_has_cap', static fn ( array $all, array $caps ) => \\Vestibule\\Trial\\Log::grant( $all, $caps ), 5, 2 );",
				`add_filter( \\Vestibule\\Trial\\Stored::class, static fn ( \\Vestibule\\Trial\\Stored|\\Vestibule\\Trial\\Erased $event ) => ${ log1 }->add( $event ) );`,
				`add_filter( \\Vestibule\\Trial\\Erased::class, static fn ( \\Vestibule\\Trial\\Stored|\\Vestibule\\Trial\\Erased $event ) => ${ log1 }->add( $event ) );`,
				`add_filter( \\Vestibule\\Trial\\Erased::class, static fn () => ${ log1 }->clear() );`,
				`add_filter( 'activate_' . $plugin, static fn () => ${ log1 }->clear() );`,
			] )
		);
	} );

	test( 'classes are added to a filtered list or as the handler of an AJAX action', () => {
		const { hooks } = wiringOf( {
			'Trial/Check': "#[Hook( 'vestibule/health_checks' )] final class Check {}",
			'Trial/Send': `#[Answers( 'trial_send' )] final class Send implements \\Vestibule\\Kernel\\Call\\Call {
				public function answer( \\Vestibule\\Kernel\\Call\\Request $request ): \\Vestibule\\Kernel\\Call\\Answer {}
			}`,
		} );
		expect( hooks ).toContain(
			"add_filter( 'vestibule/health_checks', static fn ( array $all ): array => array( ...$all, $of->get( \\Vestibule\\Trial\\Check::class ) ) );"
		);
		expect( hooks ).toContain(
			"$services->calls( array( 'trial_send' => static fn (): \\Vestibule\\Trial\\Send => $of->get( \\Vestibule\\Trial\\Send::class ) ) );"
		);
	} );

	test.each( [
		[
			'a private method',
			"#[Hook( 'init' )] private function a(): void {}",
			'Log::a() has a Hook, but is not public.',
		],
		[
			'no name and no event',
			'#[Hook] public function a(): void {}',
			'has a Hook, but neither a name nor an event.',
		],
	] )( 'a hook is rejected if it has %s', ( _, method, fault ) => {
		const { status, stderr } = wiringOf( log( method ) );
		expect( status ).toBe( 1 );
		expect( stderr ).toContain( fault );
	} );
} );

describe( 'blocks and the methods that print them', () => {
	test( 'a block is printed by the method that names it, with only the arguments that the method accepts', () => {
		const { hooks } = wiringOf( {
			'Trial/Card': `final class Card {
				#[Prints( 'vestibule/card' )] public function print( array $attributes ): string {}
				#[Prints( 'vestibule/card-*' )] public static function printNothing(): string {}
			}`,
		} );
		const add = '$services->page->blocks->add';
		expect( hooks ).toContain(
			`${ add }( array( 'vestibule/card' => static fn ( array $attributes ): string => ` +
				'$of->get( \\Vestibule\\Trial\\Card::class )->print( $attributes ) ) );'
		);
		expect( hooks ).toContain(
			`${ add }( array( 'vestibule/card-*' => static fn (): string => \\Vestibule\\Trial\\Card::printNothing() ) );`
		);
	} );

	test( 'a method that prepares several blocks is called once, before the first of them', () => {
		const { hooks } = wiringOf( {
			'Trial/Cards': `final class Cards {
				#[BeforeBlock( 'vestibule/card' )]
				#[BeforeBlock( 'vestibule/deck' )]
				public function begin(): void {}
			}`,
		} );
		expect( hooks ).toContain(
			"$services->page->blocks->before( array( 'vestibule/card', 'vestibule/deck' ), static fn () => $of->get( \\Vestibule\\Trial\\Cards::class )->begin() );"
		);
	} );
} );

describe( 'definitions of database tables', () => {
	const table = ( path: string, name: string ) => ( {
		[ path ]: `#[Table( '${ name }', "id int NOT NULL,\n\t\tnote text NOT NULL DEFAULT '', KEY note (note)" )] final class ${ path.slice( 6 ) } {}`,
	} );

	test( 'table definitions of all packages are collected by name', () => {
		const { constructors } = wiringOf( { ...table( 'Trial/Rows', 'rows' ), ...table( 'Trial/Notes', 'notes' ) } );
		const definition = String.raw`'id int NOT NULL, note text NOT NULL DEFAULT \'\', KEY note (note)'`;
		expect( constructors ).toContain( `'notes' => ${ definition },\n\t\t'rows' => ${ definition },` );
	} );

	test( 'a table that two classes define is rejected', () => {
		const { status, stderr } = wiringOf( { ...table( 'Trial/Rows', 'rows' ), ...table( 'Trial/Again', 'rows' ) } );
		expect( status ).toBe( 1 );
		expect( stderr ).toContain( 'Vestibule\\Trial\\Rows defines the table rows again.' );
	} );
} );
