<?php

declare(strict_types=1);

namespace Vestibule\Tests\Languages;

use Vestibule\Kernel\Language\Language;
use Vestibule\Tests\TestCase;
use WP_Locale;
use WP_Locale_Switcher;

/** Answers and mails are in the language that was switched to, also where a plugin for languages names another file. */
final class SwitchedTextsTest extends TestCase {

	private const CORE = array(
		'de_DE' => array( 'Search' => 'Suchen', 'November' => 'November (de)' ),
		'fr_FR' => array( 'Search' => 'Rechercher', 'November' => 'novembre' ),
	);

	private WP_Locale_Switcher $before;

	/** The language of the request, as Polylang's cookie has it. */
	private string $current = 'en_US';

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( WP_LANG_DIR );
		foreach ( self::CORE as $locale => $messages ) {
			file_put_contents( $this->pack( $locale ), '<?php return ' . var_export( array( 'messages' => $messages ), true ) . ';' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_var_export -- Writes the file.
		}
		add_filter( 'get_available_languages', static fn (): array => array_keys( self::CORE ) );
		add_filter( 'locale', fn (): string => $this->current, 1 );
		$before = $GLOBALS['wp_locale_switcher'];
		self::assertInstanceOf( WP_Locale_Switcher::class, $before );
		$this->before = $before;
		$this->renewSwitcher();
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_map( $this->pack( ... ), array_keys( self::CORE ) ) );
		$GLOBALS['wp_locale_switcher'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- As it was.
		parent::tearDown();
		$this->reload( 'en_US' );
		// Switching has named the months anew.
		$GLOBALS['wp_locale'] = new WP_Locale(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress makes it.
	}

	public function test_the_owner_of_an_english_site_reads_english_whatever_the_visitor_speaks(): void {
		$this->answerIn( 'de_DE' );

		self::assertSame( 'Ablehnen Suchen', $this->words() );
		self::assertSame( 'Refuse Search', Language::during( 'en_US', $this->words( ... ) ) );
		self::assertSame( 'Ablehnen Suchen', $this->words() );
	}

	public function test_a_visitor_reads_the_language_of_the_page_whatever_the_request_speaks(): void {
		$this->answerIn( 'en_US' );

		self::assertSame( 'Ablehnen Suchen', Language::during( 'de_DE', $this->words( ... ) ) );
		self::assertSame( 'novembre', Language::during( 'fr_FR', static fn (): string => (string) wp_date( 'F', 1_795_000_000 ) ) );
		self::assertSame( 'Refuse Search', $this->words() );
	}

	public function test_texts_that_are_held_back_are_there_when_a_language_is_switched_to(): void {
		add_filter( 'load_textdomain_mofile', '__return_empty_string' );

		self::assertSame( 'Ablehnen Suchen', Language::during( 'de_DE', $this->words( ... ) ) );
	}

	public function test_a_language_may_fall_back_to_its_relative(): void {
		add_filter( 'get_available_languages', static fn (): array => array( 'de_AT' ) );
		$this->renewSwitcher();
		add_filter( 'load_textdomain_mofile', static fn ( string $file ): string => str_replace( 'de_AT.mo', 'de_DE.mo', $file ) );

		self::assertSame( 'Ablehnen Suchen', Language::during( 'de_AT', $this->words( ... ) ) );
	}

	/** As Polylang does on admin-ajax.php (PLL_Frontend_Filters::load_textdomain_mofile). */
	private function answerIn( string $locale ): void {
		$this->current = $locale;
		add_filter( 'load_textdomain_mofile', fn ( string $file ): string => str_replace( get_user_locale() . '.mo', "{$this->current}.mo", $file ) );
		$this->renewSwitcher();
		$this->reload( $locale );
	}

	/** It has read the languages, and the one that it comes back to, before. */
	private function renewSwitcher(): void {
		$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- As WordPress makes it.
		$GLOBALS['wp_locale_switcher']->init();
	}

	private function words(): string {
		return __( 'Refuse', 'vestibule' ) . ' ' . __( 'Search' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own.
	}

	private function reload( string $locale ): void {
		unload_textdomain( 'vestibule', true );
		load_default_textdomain( $locale );
	}

	private function pack( string $locale ): string {
		return WP_LANG_DIR . "/{$locale}.l10n.php";
	}
}
