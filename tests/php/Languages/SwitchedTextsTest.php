<?php

declare(strict_types=1);

namespace Vestibule\Tests\Languages;

use Vestibule\Kernel\Language\Language;
use Vestibule\Tests\TestCase;
use WP_Locale;
use WP_Locale_Switcher;

/**
 * Texts of responses and emails after switching the language, even if a multilingual plugin changes the file names.
 */
final class SwitchedTextsTest extends TestCase {

	private const CORE = array(
		'de_DE' => array( 'Search' => 'Suchen', 'November' => 'November (de)' ),
		'fr_FR' => array( 'Search' => 'Rechercher', 'November' => 'novembre' ),
	);

	private WP_Locale_Switcher $before;

	/** Language of the request, as set by Polylang's cookie. */
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
		// Switching the language has changed the names of months.
		$GLOBALS['wp_locale'] = new WP_Locale(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress makes it.
	}

	public function test_texts_can_be_switched_to_english_during_a_german_request(): void {
		$this->answerIn( 'de_DE' );

		self::assertSame( 'Ablehnen Suchen', $this->words() );
		self::assertSame( 'Refuse Search', Language::during( 'en_US', $this->words( ... ) ) );
		self::assertSame( 'Ablehnen Suchen', $this->words() );
	}

	public function test_texts_can_be_switched_to_another_language_during_an_english_request(): void {
		$this->answerIn( 'en_US' );

		self::assertSame( 'Ablehnen Suchen', Language::during( 'de_DE', $this->words( ... ) ) );
		self::assertSame( 'novembre', Language::during( 'fr_FR', static fn (): string => (string) wp_date( 'F', 1_795_000_000 ) ) );
		self::assertSame( 'Refuse Search', $this->words() );
	}

	public function test_switching_the_language_loads_texts_even_if_a_filter_suppresses_their_files(): void {
		add_filter( 'load_textdomain_mofile', '__return_empty_string' );

		self::assertSame( 'Ablehnen Suchen', Language::during( 'de_DE', $this->words( ... ) ) );
	}

	public function test_texts_in_one_language_can_come_from_a_related_language(): void {
		add_filter( 'get_available_languages', static fn (): array => array( 'de_AT' ) );
		$this->renewSwitcher();
		add_filter( 'load_textdomain_mofile', static fn ( string $file ): string => str_replace( 'de_AT.mo', 'de_DE.mo', $file ) );

		self::assertSame( 'Ablehnen Suchen', Language::during( 'de_AT', $this->words( ... ) ) );
	}

	/** Simulates Polylang on admin-ajax.php (PLL_Frontend_Filters::load_textdomain_mofile). */
	private function answerIn( string $locale ): void {
		$this->current = $locale;
		add_filter( 'load_textdomain_mofile', fn ( string $file ): string => str_replace( get_user_locale() . '.mo', "{$this->current}.mo", $file ) );
		$this->renewSwitcher();
		$this->reload( $locale );
	}

	/** Creates a new switcher, because it reads the available languages only once. */
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
