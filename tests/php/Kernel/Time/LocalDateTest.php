<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Tests\TestCase;
use WP_Locale;

final class LocalDateTest extends TestCase {

	private DateTimeImmutable $at;

	protected function setUp(): void {
		parent::setUp();
		$this->at = new DateTimeImmutable( '2026-12-01 09:00', new DateTimeZone( 'Europe/Berlin' ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_locale'] = new WP_Locale();
	}

	public function test_english_dates_are_formatted_the_same_way_wordpress_formats_them(): void {
		self::assertSame( 'Tuesday 1 December 2026, Tue Dec, 09:00, Friday', LocalDate::format( 'l j F Y, D M, H:i, \F\r\i\d\a\y', $this->at ) );
	}

	public function test_names_of_days_and_months_come_from_the_plugin_without_a_language_pack(): void {
		$this->translate( array( 'Tuesday' => 'Dienstag', 'Tue' => 'Di', 'December' => 'Dezember', 'Dec' => 'Dez' ), 'vestibule' );
		self::assertSame( 'Dienstag 1 Dezember 2026, Di Dez, 09:00 Uhr', LocalDate::format( 'l j F Y, D M, H:i \U\h\r', $this->at ) );
		self::assertSame( array( 'Dienstag', 'Di', 'Dezember' ), array( LocalDate::weekday( 2 ), LocalDate::weekdayShort( 2 ), LocalDate::month( 12 ) ) );
		self::assertSame( 'Monday', LocalDate::weekday( 1 ), 'Names without a translation stay English.' );
		self::assertStringStartsWith( 'Di 1 Dez 2026', ( new TimeWords() )->short( $this->at, 'Europe/Berlin' ) );
	}

	public function test_names_of_days_and_months_come_from_wordpress_if_its_language_pack_is_installed(): void {
		$this->translate( array( 'Monday' => 'lundi', 'Tuesday' => 'mardi', 'December' => 'décembre' ), 'default' );
		self::assertSame( 'mardi 1 décembre 2026', LocalDate::format( 'l j F Y', $this->at ) );
		self::assertSame( 'lundi', LocalDate::weekday( 1 ) );
	}

	/** @param array<string, string> $words */
	private function translate( array $words, string $domain ): void {
		add_filter( 'locale', static fn(): string => 'xx_XX' );
		$translate = static fn( string $translation, string $text, string ...$rest ): string => $domain === $rest[ count( $rest ) - 1 ] ? $words[ $text ] ?? $translation : $translation;
		add_filter( 'gettext', $translate, 10, 3 );
		add_filter( 'gettext_with_context', $translate, 10, 4 );
		$GLOBALS['wp_locale'] = new WP_Locale();
	}
}
