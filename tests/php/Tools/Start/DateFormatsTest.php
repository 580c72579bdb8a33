<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Start;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Start\DateFormats;

/**
 * Date formats that "Get started" offers on a site in another language than American English (docs/form-editor.md).
 */
final class DateFormatsTest extends TestCase {

	/** @return iterable<string, array{string, string, string, array{string, string}|null}> */
	public static function sites(): iterable {
		yield 'a German site with American formats' => array( 'de_DE', 'F j, Y', 'g:i a', array( 'j. F Y', 'H:i' ) );
		yield 'a German site with its own date format' => array( 'de_DE', 'd.m.Y', 'g:i a', array( 'd.m.Y', 'H:i' ) );
		yield 'a German site with its own formats' => array( 'de_DE', 'd.m.Y', 'H:i', null );
		yield 'an American site' => array( 'en_US', 'F j, Y', 'g:i a', null );
	}

	/** @param array{string, string}|null $expected Date and time format. */
	#[DataProvider( 'sites' )]
	public function test_the_date_formats_of_the_language_are_offered_instead_of_american_formats( string $locale, string $date, string $time, ?array $expected ): void {
		self::speak( $locale );
		update_option( 'date_format', $date );
		update_option( 'time_format', $time );
		$offer = ( new DateFormats() )->offer();
		self::assertSame( $expected, null === $offer ? null : array( $offer['date'], $offer['time'] ) );
	}

	public function test_the_offered_date_formats_are_shown_with_an_example_of_the_current_and_the_new_format(): void {
		self::speak( 'de_DE' );
		update_option( 'date_format', 'F j, Y' );
		update_option( 'time_format', 'g:i a' );
		$offer = ( new DateFormats() )->offer();
		self::assertNotNull( $offer );
		self::assertMatchesRegularExpression( '/^\p{L}+ \d{1,2}, \d{4}, \d{1,2}:\d\d [ap]m$/u', $offer['current'] );
		self::assertMatchesRegularExpression( '/^\d{1,2}\. \p{L}+ \d{4}, \d\d:\d\d$/u', $offer['example'] );
	}

	/** Sets the site's language without an installed language pack. */
	private static function speak( string $locale ): void {
		add_filter( 'locale', static fn (): string => $locale );
		add_filter( 'pre_option_WPLANG', static fn (): string => $locale );
		unload_textdomain( 'vestibule', true );
	}

	protected function tearDown(): void {
		parent::tearDown();
		unload_textdomain( 'vestibule', true );
	}
}
