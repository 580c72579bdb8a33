<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use DOMDocument;
use DOMElement;
use WP_Block_Type_Registry;
use Vestibule\Tests\TestCase;

/** Form with a translation, stored as one post per language like in WPML and Polylang (docs/languages.md). */
final class TranslatedFormTest extends TestCase {

	/** Attributes of fields that contain translatable texts. */
	private const FIELD_WORDS = array( 'label', 'help', 'placeholder', 'text', 'messages', 'options', 'parts', 'addLabel', 'rowLabel', 'unit' );

	protected function setUp(): void {
		parent::setUp();
		// Its hooks are removed after each test.
		require dirname( __DIR__, 2 ) . '/plugins/two-languages/two-languages.php';
	}

	public function test_a_page_shows_the_translation_of_a_form_in_the_language_of_the_page(): void {
		$english = $this->form( 'Your name' );
		$german  = $this->form( 'Ihr Name' );
		update_option( 'vestibule_test_translations', array( 'de_DE' => array( $english => $german ) ) );
		$block = "<!-- wp:vestibule/form {\"ref\":{$english}} /-->";

		self::assertStringContainsString( 'Your name', do_blocks( $block ) );

		add_filter( 'determine_locale', static fn (): string => 'de_DE' );
		$shown = do_blocks( $block );

		self::assertStringContainsString( 'Ihr Name', $shown );
		self::assertStringNotContainsString( 'Your name', $shown );
		self::assertStringContainsString( 'name="vestibule_language" value="de_DE"', $shown );
		$number = get_post_meta( $german, 'vestibule_form_id', true );
		self::assertIsNumeric( $number );
		self::assertStringContainsString( "name=\"form_id\" value=\"{$number}\"", $shown );
	}

	public function test_every_translatable_attribute_of_a_field_is_listed_for_wpml(): void {
		$config = new DOMDocument();
		$config->load( WP_PLUGIN_DIR . '/vestibule/wpml-config.xml' );
		$listed = array();
		foreach ( $config->getElementsByTagName( 'gutenberg-block' ) as $block ) {
			self::assertInstanceOf( DOMElement::class, $block );
			$keys = array();
			foreach ( $block->childNodes as $key ) {
				if ( $key instanceof DOMElement ) {
					$keys[] = $key->getAttribute( 'name' );
				}
			}
			$listed[ $block->getAttribute( 'type' ) ] = $keys;
		}
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'vestibule/field-' ) ) {
				$words = array_intersect( self::FIELD_WORDS, array_keys( $type->attributes ?? array() ) );
				self::assertSame( array(), array_diff( $words, $listed[ $name ] ?? array() ), $name );
			} elseif ( isset( $listed[ $name ] ) ) {
				self::assertSame( array(), array_diff( $listed[ $name ], array_keys( $type->attributes ?? array() ) ), $name );
			}
		}
		self::assertSame( array(), array_diff( array_keys( $listed ), array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) );
	}

	public function test_every_message_in_the_form_settings_is_listed_for_wpml(): void {
		$config = new DOMDocument();
		$config->load( WP_PLUGIN_DIR . '/vestibule/wpml-config.xml' );
		$listed = array();
		foreach ( $config->getElementsByTagName( 'custom-fields-texts' )->item( 0 )->childNodes ?? array() as $setting ) {
			if ( $setting instanceof DOMElement ) {
				$listed[ $setting->getAttribute( 'name' ) ] = array_map( static fn ( DOMElement $key ): string => $key->getAttribute( 'name' ), iterator_to_array( $setting->getElementsByTagName( 'key' ), false ) );
			}
		}
		$messages = array();
		foreach ( get_registered_meta_keys( 'post', 'vestibule_form' ) as $key => $meta ) {
			$schema           = is_array( $meta['show_in_rest'] ) ? $meta['show_in_rest']['schema'] ?? null : null;
			$messages[ $key ] = is_array( $schema ) ? self::messages( $schema ) : array();
			self::assertSame( array(), array_diff( $messages[ $key ], $listed[ $key ] ?? array() ), $key );
		}
		self::assertContains( 'closedMessage', $messages['vestibule_form_limits'] ?? array() );
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @return list<string> Names of settings that contain HTML for visitors.
	 */
	private static function messages( array $schema ): array {
		$inner = is_array( $schema['items'] ?? null ) ? self::messages( $schema['items'] ) : array();
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $name => $property ) {
			if ( is_array( $property ) ) {
				array_push( $inner, ...( 'post-html' === ( $property['format'] ?? '' ) ? array( (string) $name ) : array() ), ...self::messages( $property ) );
			}
		}
		return $inner;
	}

	private function form( string $label ): int {
		$field = get_comment_delimited_block_content( 'vestibule/field-text', array( 'label' => $label, 'name' => 'who' ), '' );
		return wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => $label, 'post_content' => wp_slash( $field ) ) );
	}
}
