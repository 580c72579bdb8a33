<?php

declare(strict_types=1);

namespace Vestibule\Tests\Libraries;

use DomainException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Tools\Libraries\Prefix;
use Vestibule\Tools\Libraries\Renaming;

/** Tool that moves bundled libraries into the plugin's namespace. */
final class RenamingTest extends TestCase {

	private const OURS = 'Vestibule\\Vendor\\';

	/**
	 * @return iterable<string, array{string, string}> Code of a library, and the same code in the plugin's namespace.
	 */
	public static function rows(): iterable {
		yield 'a namespace' => array( 'namespace phones;', 'namespace Vestibule\Vendor\phones;' );
		yield 'a nested namespace' => array( 'namespace phones\data { class A {} }', 'namespace Vestibule\Vendor\phones\data { class A {} }' );
		yield 'a namespace with the same first letters' => array( 'namespace phonesplus; class A {}', 'namespace phonesplus; class A {}' );
		yield 'a namespace that is only partly the library’s' => array( 'namespace Words; use Words\Other; use Words\Locale\A;', 'namespace Words; use Words\Other; use Vestibule\Vendor\Words\Locale\A;' );
		yield 'a use statement' => array( 'use phones\Number; new Number();', 'use Vestibule\Vendor\phones\Number; new Number();' );
		yield 'a use statement with a leading backslash' => array( 'use \phones\Number;', 'use \Vestibule\Vendor\phones\Number;' );
		yield 'a use statement with several names' => array( 'use phones\Number, Other\Thing, phones\Plan;', 'use Vestibule\Vendor\phones\Number, Other\Thing, Vestibule\Vendor\phones\Plan;' );
		yield 'an alias of a class' => array( 'use phones\Number as N; new N();', 'use Vestibule\Vendor\phones\Number as N; new N();' );
		yield 'an alias of the namespace' => array( 'use phones; new phones\Number();', 'use Vestibule\Vendor\phones; new phones\Number();' );
		yield 'a group use statement' => array( 'use phones\{Number, Plan as P, data\DE};', 'use Vestibule\Vendor\phones\{Number, Plan as P, data\DE};' );
		yield 'a group use statement with functions' => array( 'use phones\{function read, const ZERO};', 'use Vestibule\Vendor\phones\{function read, const ZERO};' );
		yield 'a group use statement of another namespace' => array( 'use Other\{phones\Number};', 'use Other\{phones\Number};' );
		yield 'use statements for functions and constants' => array( 'use function phones\read; use const phones\ZERO; use function strlen;', 'use function Vestibule\Vendor\phones\read; use const Vestibule\Vendor\phones\ZERO; use function strlen;' );
		yield 'fully qualified names' => array( 'namespace A; \phones\read( \phones\ZERO, new \phones\Number(), \phones\Number::class );', 'namespace A; \Vestibule\Vendor\phones\read( \Vestibule\Vendor\phones\ZERO, new \Vestibule\Vendor\phones\Number(), \Vestibule\Vendor\phones\Number::class );' );
		yield 'types and attributes' => array( 'namespace A; #[\phones\Mark] function f( ?\phones\A $a ): \phones\B|int {}', 'namespace A; #[\Vestibule\Vendor\phones\Mark] function f( ?\Vestibule\Vendor\phones\A $a ): \Vestibule\Vendor\phones\B|int {}' );
		yield 'a qualified name outside of a namespace' => array( 'new phones\Number();', 'new Vestibule\Vendor\phones\Number();' );
		yield 'names within the namespace' => array( 'namespace phones; new data\DE(); new namespace\Plan(); new phones\Odd();', 'namespace Vestibule\Vendor\phones; new data\DE(); new namespace\Plan(); new phones\Odd();' );
		yield 'a name of another namespace' => array( 'namespace A; new phones\Number();', 'namespace A; new phones\Number();' );
		yield 'the name of a class in a string' => array( "f( 'phones\\Number', 'phones\\\\data\\\\DE_', '\\phones\\Number' );", "f( 'Vestibule\\\\Vendor\\\\phones\\Number', 'Vestibule\\\\Vendor\\\\phones\\\\data\\\\DE_', '\\Vestibule\\\\Vendor\\\\phones\\Number' );" );
		yield 'the name of a class between double quotes' => array( 'f( "phones\\\\Number", "phones\\\\data\\\\$id" );', 'f( "Vestibule\\\\Vendor\\\\phones\\\\Number", "Vestibule\\\\Vendor\\\\phones\\\\data\\\\$id" );' );
		yield 'the name of a function in a string' => array( "array_map( 'phones\\read', \$a );", "array_map( 'Vestibule\\\\Vendor\\\\phones\\read', \$a );" );
		yield 'a string that is not a class name' => array( "f( 'phones', 'phones are', 'by phones\\Number', \"phones of \$who\" );", "f( 'phones', 'phones are', 'by phones\\Number', \"phones of \$who\" );" );
		yield 'the constant of the namespace' => array( "namespace phones; f( __NAMESPACE__ . '\\data\\DE' );", "namespace Vestibule\\Vendor\\phones; f( __NAMESPACE__ . '\\data\\DE' );" );
		yield 'a doc comment' => array( "/** @param \\phones\\Number \$a {@see phones\\Plan::read()} of https://example.org/phones */\nf();", "/** @param \\Vestibule\\Vendor\\phones\\Number \$a {@see Vestibule\\Vendor\\phones\\Plan::read()} of https://example.org/phones */\nf();" );
		yield 'a comment with a longer name' => array( "// A\\phones\\Number is not ours.\nf();", "// A\\phones\\Number is not ours.\nf();" );
		yield 'letters outside of ASCII before a name' => array( "f( 'äöü→' ); new \\phones\\Number();", "f( 'äöü→' ); new \\Vestibule\\Vendor\\phones\\Number();" );
	}

	#[DataProvider( 'rows' )]
	public function test_names_of_a_library_are_moved_into_the_plugin_namespace( string $code, string $renamed ): void {
		self::assertSame( "// Changed for Vestibule: put below the namespace Vestibule\\Vendor.\n{$renamed}", substr( $this->rename( $code ), 6 ) );
	}

	#[DataProvider( 'rows' )]
	public function test_renaming_a_library_twice_adds_the_prefix_only_once( string $code ): void {
		self::assertStringNotContainsString( self::OURS . self::OURS, $this->rename( substr( $this->rename( $code ), 6 ) ) );
		self::assertSame( substr_count( $this->rename( $code ), 'Vestibule\\' ) + 1, substr_count( $this->rename( substr( $this->rename( $code ), 6 ) ), 'Vestibule\\' ), 'Only the notice is added again.' );
	}

	/** @return iterable<string, array{string}> */
	public static function refused(): iterable {
		yield 'a global function' => array( 'function mb_read() {}' );
		yield 'a conditional global function' => array( "if ( ! function_exists( 'mb_read' ) ) { function mb_read() {} }" );
		yield 'a global class' => array( 'class Number {}' );
		yield 'a group use statement that is only partly the library’s' => array( 'use Words\{Locale\A, Other};' );
	}

	#[DataProvider( 'refused' )]
	public function test_code_that_cannot_be_renamed_safely_is_rejected( string $code ): void {
		$this->expectException( DomainException::class );
		$this->rename( $code );
	}

	private function rename( string $code ): string {
		return ( new Renaming( new Prefix( array( 'phones', 'Words\\Locale' ) ) ) )->rename( "<?php\n{$code}" );
	}
}
