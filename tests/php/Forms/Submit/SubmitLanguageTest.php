<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Entries\StoredEntry;
use Vestibule\Tests\Outgoing\Mail\Mails;
use WP_Locale_Switcher;

/** Language of a submission: visitors get the page's language, the team gets the site's language. */
final class SubmitLanguageTest extends SubmitTestCase {

	private WP_Locale_Switcher $before;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'get_available_languages', static fn (): array => array( 'de_DE' ) );
		$before = $GLOBALS['wp_locale_switcher'];
		self::assertInstanceOf( WP_Locale_Switcher::class, $before );
		$this->before                  = $before;
		$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- It has read the languages before.
		$GLOBALS['wp_locale_switcher']->init();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_locale_switcher'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- As it was.
		parent::tearDown();
	}

	public function test_a_submission_is_validated_in_the_language_of_the_page_and_the_entry_stores_the_language(): void {
		$spoken = array();
		add_filter(
			'vestibule/form_errors',
			static function ( array $errors ) use ( &$spoken ): array {
				$spoken[] = determine_locale();
				return $errors;
			}
		);

		$answer = $this->site->submit( array( 'vestibule_language' => 'de_DE' ) );

		self::assertSame( 200, $answer->status );
		self::assertSame( array( 'de_DE' ), $spoken );
		self::assertSame( 'en_US', determine_locale() );
		self::assertSame( 'de_DE', $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['language'] );
	}

	public function test_an_unknown_language_in_a_submission_is_ignored(): void {
		foreach ( array( 'xx_XX', "de_DE'; DROP", '' ) as $language ) {
			$this->site->submit( array( 'vestibule_language' => $language ) );
		}

		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		self::assertSame( array( 'en_US' ), array_values( array_unique( array_column( $rows, 'language' ) ) ) );
	}

	public function test_the_team_is_emailed_in_the_site_language_and_the_visitor_in_the_language_of_the_page(): void {
		$entry = null;
		add_action(
			'vestibule/form_submitted',
			static function ( StoredEntry $stored ) use ( &$entry ): void {
				$entry = $stored;
			}
		);
		$this->site->submit( array( 'vestibule_language' => 'de_DE' ) );
		self::assertInstanceOf( StoredEntry::class, $entry );
		self::assertSame( 'de_DE', $entry->language );

		$spoken = array();
		add_filter(
			'vestibule/entry_mail',
			static function ( array $mail ) use ( &$spoken ): array {
				$spoken[] = determine_locale();
				return $mail;
			}
		);
		add_filter( 'vestibule/pre_mail', '__return_true' );
		switch_to_locale( 'de_DE' );
		Mails::send( $entry );
		$spoken[] = determine_locale();
		restore_previous_locale();
		// Emails to the visitor use the language of the entry.
		Mails::send( $entry, array( 'id' => 'visitor', 'to' => 'field' ) );

		self::assertSame( array( 'en_US', 'de_DE', 'de_DE' ), $spoken );
	}
}
