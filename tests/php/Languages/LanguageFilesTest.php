<?php

declare(strict_types=1);

namespace Vestibule\Tests\Languages;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Textdomain_Registry;

/** Translations of plugin and theme, loaded from their own folders on demand. */
final class LanguageFilesTest extends TestCase {

	private string $locale = 'en_US';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'determine_locale', fn (): string => $this->locale );
	}

	protected function tearDown(): void {
		$this->speak( 'en_US' );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function german(): array {
		return array(
			'informal'   => array( 'de_DE' ),
			'formal'     => array( 'de_DE_formal' ),
			'Austrian'   => array( 'de_AT' ),
			'Swiss'      => array( 'de_CH' ),
			'Swiss, du'  => array( 'de_CH_informal' ),
		);
	}

	#[DataProvider( 'german' )]
	public function test_texts_are_translated_in_all_german_locales( string $locale ): void {
		$this->speak( $locale );

		self::assertSame( 'Einträge', __( 'Entries', 'vestibule' ) );
		self::assertSame( 'Formular', _x( 'Form', 'block title', 'vestibule' ) );
		self::assertSame( 'Fußzeile', _x( 'Footer', 'Template part name', 'portico' ) );
	}

	#[DataProvider( 'german' )]
	public function test_the_script_of_all_blocks_gets_its_german_translations( string $locale ): void {
		$this->speak( $locale );

		$json = load_script_textdomain( 'vestibule-editor-blocks', 'vestibule' );

		self::assertIsString( $json );
		/** @var array{locale_data: array{messages: array<string, mixed>}} $data */
		$data = json_decode( $json, true );
		self::assertSame( array( 'Formular' ), $data['locale_data']['messages']["block title\x04Form"] ?? null );
	}

	public function test_a_script_of_an_admin_screen_gets_its_german_translations(): void {
		$this->speak( 'de_DE' );
		wp_register_script( 'vestibule-entries', '/wp-content/plugins/vestibule/build/admin/entries.js', array(), '1', true );

		$json = load_script_textdomain( 'vestibule-entries', 'vestibule' );

		self::assertIsString( $json );
		self::assertStringContainsString( 'Entries', $json );
	}

	#[DataProvider( 'german' )]
	public function test_a_language_pack_takes_precedence_over_bundled_script_translations( string $locale ): void {
		$json  = WP_LANG_DIR . "/plugins/vestibule-{$locale}-" . md5( 'build/blocks/editor.js' ) . '.json';
		$texts = $GLOBALS['wp_textdomain_registry'];
		self::assertInstanceOf( WP_Textdomain_Registry::class, $texts );
		wp_mkdir_p( dirname( $json ) );
		file_put_contents( $json, '{"of":"the pack"}' );
		$texts->set( 'vestibule', $locale, dirname( $json ) );
		try {
			$this->speak( $locale );

			self::assertSame( '{"of":"the pack"}', load_script_textdomain( 'vestibule-editor-blocks', 'vestibule' ) );
		} finally {
			unlink( $json );
			$texts->set( 'vestibule', $locale, WP_PLUGIN_DIR . '/vestibule/languages' );
		}
	}

	public function test_texts_stay_english_in_an_unsupported_language(): void {
		$this->speak( 'fr_FR' );

		self::assertSame( 'Entries', __( 'Entries', 'vestibule' ) );
	}

	private function speak( string $locale ): void {
		$this->locale = $locale;
		unload_textdomain( 'vestibule', true );
		unload_textdomain( 'portico', true );
	}
}
