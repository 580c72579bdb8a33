import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

const MAIN =
	' * Requires at least: 6.8\n * Requires PHP: 8.2\n * License: GPL-2.0-or-later\n * License URI: https://x.test/\n';
const README = [
	'=== Name ===',
	'Contributors: somebody',
	'Tags: one, two',
	'Requires at least: 6.8',
	'Requires PHP: 8.2',
	'License: GPL-2.0-or-later',
	'License URI: https://x.test/',
	'',
	'What it does.',
	'',
	'== Description ==',
	'',
	'== Changelog ==',
].join( '\n' );

/** Runs an expression in a separate Node process, because the tools are Node modules, which Jest cannot load. */
const ask = ( expression: string ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import { readmeFaults } from './tools/directory/readme.mjs';
				import { fileFaults } from './tools/directory/files.mjs';
				import { NAME_RULES, PHP_RULES } from './tools/directory/rules.mjs';
				console.log( JSON.stringify( ${ expression } ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
		)
	);

const faultsOf = ( readme: string ) =>
	ask( `readmeFaults( ${ JSON.stringify( readme ) }, ${ JSON.stringify( MAIN ) } )` );

describe( 'readme for the plugin directory', () => {
	it( 'a valid readme is accepted', () => {
		expect( faultsOf( README ) ).toEqual( [] );
	} );

	it.each( [
		[
			'another version of PHP than the plugin',
			README.replace( 'PHP: 8.2', 'PHP: 8.1' ),
			'"Requires PHP" differs',
		],
		[ 'six tags', README.replace( 'one, two', 'a, b, c, d, e, f' ), '6 tags, and 5 are shown' ],
		[
			'a long first sentence',
			README.replace( 'What', 'W'.repeat( 150 ) ),
			'the short description has 159 characters',
		],
		[ 'no changelog', README.replace( 'Changelog', 'History' ), 'no "== Changelog =="' ],
	] )( 'a readme with %s is rejected', ( _name, readme, fault ) => {
		expect( faultsOf( readme ) ).toEqual( [ fault ] );
	} );
} );

const rulesFor = ( list: string, text: string ): string[] =>
	ask(
		`${ list }.filter( ( { pattern } ) => pattern.test( ${ JSON.stringify( text ) } ) ).map( ( { rule } ) => rule )`
	);

describe( 'source code rules of the plugin directory', () => {
	it.each( [
		[ 'eval( $text );', [ 'code from text' ] ],
		[ 'wp_redirect( $address );', [ 'an unsafe redirect' ] ],
		[ '$x = <<<HTML', [ 'a text of many lines that hides escaping' ] ],
		[ 'foreach ( wp_get_sidebars_widgets() as $a )', [ 'a function that WordPress keeps to itself' ] ],
		[ 'ini_set( "x", 1 );', [ 'settings of PHP changed' ] ],
		[ 'glob( $x, GLOB_BRACE );', [ 'a constant that PHP lacks on Alpine Linux and in Playground' ] ],
		[ '$this->exec( $x ); Book::system( 1 ); wp_safe_redirect( $y );', [] ],
	] )( 'the rules are applied to the code: %s', ( php, rules ) => {
		expect( rulesFor( 'PHP_RULES', php ) ).toEqual( rules );
	} );

	it.each( [
		[ 'src/.hidden', [ 'hidden' ] ],
		[ 'src/all.zip', [ 'packed' ] ],
		[ 'src/a file.php', [ 'a name with other characters' ] ],
		[ 'build/islands/images/flags@2x.5dc7e51d.webp', [ 'a name with other characters' ] ],
		[ 'NOTES.md', [ 'Markdown at the top that is not known' ] ],
		[ 'languages/vestibule-de_DE.po', [] ],
	] )( 'the rules are applied to the file name: %s', ( name, rules ) => {
		expect( rulesFor( 'NAME_RULES', name ) ).toEqual( rules );
	} );
} );

describe( 'files in a release zip', () => {
	it.each( [
		[ 'a contract without a guard', { 'build/contracts/a.php': '<?php\nreturn array();' }, 'runs when' ],
		[ 'translations without a guard', { 'languages/a.l10n.php': '<?php\nreturn [];' }, 'runs when' ],
		[ 'code without a guard', { 'src/a.php': '<?php\nf();' }, 'runs when' ],
		[
			'a guard below fifty lines',
			{
				'src/A.php': `<?php\nnamespace A;\n${ 'use B;\n'.repeat( 50 ) }defined( 'ABSPATH' ) || exit;\nclass A {}`,
			},
			'runs when',
		],
		[ 'an image with an @', { 'build/a@2x.webp': '' }, 'a name with other characters' ],
		[ 'libraries without their names', { 'vendor/autoload.php': '<?php' }, 'without a composer.json' ],
	] )( 'a release zip is rejected if it contains %s', ( _name, files, fault ) => {
		expect( ask( `fileFaults( 'plugin', ${ JSON.stringify( files ) } )` ) ).toEqual( [
			expect.stringContaining( fault ),
		] );
	} );

	it( 'a release zip with valid files is accepted', () => {
		const files = {
			'build/contracts/a.php': "<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array();",
			'build/islands/assets.php': '<?php return array();',
			'composer.json': '{}',
			'src/A.php': '<?php\nnamespace Vestibule;\nfinal class A {}',
			'vendor/autoload.php': '<?php f();',
		};
		expect( ask( `fileFaults( 'plugin', ${ JSON.stringify( files ) } )` ) ).toEqual( [] );
	} );
} );
