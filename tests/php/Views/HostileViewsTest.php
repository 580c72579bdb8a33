<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Consent;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Site\Consent\Notice;
use Vestibule\Site\Header\Scrolling;
use Vestibule\Tests\Contracts;

/** Each view with malicious and empty texts. */
final class HostileViewsTest extends HostileViewsTestCase {

	private const EMPTY = array( 'nothing' => '', 'a space' => ' ', 'zero' => '0' );

	/** @return iterable<string, array{Closure(string, string): string, string}> */
	public static function hostile(): iterable {
		foreach ( AllViews::all() as $view => [ $render ] ) {
			foreach ( self::TEXTS as $name => $text ) {
				yield "{$view}: {$name}" => array( $render, $text );
			}
		}
	}

	/** @param Closure(string, string): string $render */
	#[DataProvider( 'hostile' )]
	public function test_typed_text_is_displayed_and_adds_no_element_or_attribute( Closure $render, string $text ): void {
		$html = $render( $text, 'one' );
		self::assertSame( self::tags( $render( self::PLAIN, 'one' ) ), self::tags( $html ) );
		self::assertStringContainsString( $text, html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		self::assertStringNotContainsString( 'Not read', implode( "\n", Canonical::of( $html ) ) );
		foreach ( self::values( $html, array( 'href', 'src', 'action', 'formaction', 'style' ) ) as $value ) {
			self::assertDoesNotMatchRegularExpression( '/^[\s\x00-\x20]*j\s*a\s*v\s*a\s*script/i', $value );
		}
	}

	/** @return iterable<string, array{Closure(string, string): string, string}> */
	public static function empty(): iterable {
		foreach ( AllViews::all() as $view => [ $render ] ) {
			foreach ( self::EMPTY as $name => $text ) {
				yield "{$view}: {$name}" => array( $render, $text );
			}
		}
	}

	/** @param Closure(string, string): string $render */
	#[DataProvider( 'empty' )]
	public function test_empty_texts_cause_neither_errors_nor_empty_ids( Closure $render, string $text ): void {
		$html = $render( $text, 'one' );
		self::assertNotSame( '', $html );
		self::assertStringNotContainsString( 'Not read', implode( "\n", Canonical::of( $html ) ) );
		self::assertNotContains( '', self::values( $html, array( 'id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls' ) ) );
	}

	public function test_invalid_utf_8_causes_no_error(): void {
		foreach ( AllViews::all() as $view => [ $render ] ) {
			$html = $render( "a\xC3(\xF0\x9Fb", 'one' );
			self::assertTrue( mb_check_encoding( $html, 'UTF-8' ), $view );
		}
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function notices(): iterable {
		yield 'a script' => array( self::TEXTS['a script'], array() );
		yield 'a picture' => array( self::TEXTS['a picture'], array() );
		yield 'closing tags' => array( self::TEXTS['ends of elements'], array() );
		yield 'a link with a script' => array( '<a href="javascript:alert(1)" onclick="alert(2)">x</a>', array( 'A' ) );
		yield 'allowed elements' => array( '<strong>a</strong> <em>b</em><br><a href="/c/">c</a>', array( 'STRONG', 'EM', 'BR', 'A' ) );
	}

	/** @param list<string> $expected */
	#[DataProvider( 'notices' )]
	public function test_the_text_of_the_cookie_notice_may_contain_only_a_few_html_elements( string $text, array $expected ): void {
		$settings = new Settings( Contracts::schema(), 'vestibule_consent', Consent::class );
		preg_match( '#<p>(.*?)</p>#s', ( new Notice( $settings->valuesOf( array( 'text' => $text ) ) ) )->render(), $found );
		$tags = self::tags( $found[1] ?? '' );
		self::assertSame( $expected, array_column( $tags, 0 ) );
		self::assertSame( array(), preg_grep( '/^on/', array_merge( ...array_column( $tags, 1 ) ) ) );
		self::assertSame( array(), preg_grep( '/script:/', self::values( $found[1] ?? '', array( 'href' ) ) ) );
	}

	public function test_html_in_the_label_of_the_back_to_top_link_is_escaped(): void {
		foreach ( self::TEXTS as $text ) {
			$html = Scrolling::linkToTop( array( 'label' => $text ) );
			self::assertSame( array( 'A', 'SPAN' ), array_column( self::tags( $html ), 0 ) );
		}
	}
}
