<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use WP_HTML_Tag_Processor;
use WP_Theme_JSON;

/** Styles and classes that the settings of a form block produce on the page. */
final class BlockStylesTest extends TestCase {

	private const SHEET = 'vestibule-form-variations';

	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_style( self::SHEET );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_page_prints_the_same_custom_properties_as_the_editor_canvas( array $row ): void {
		/** @var array<string, mixed> $attributes */
		$attributes = $row['attributes'];
		/** @var array<string, string> $expected */
		$expected = $row['style'];
		$style    = self::wrapper( $this->printed( $attributes ) )->get_attribute( 'style' );
		$own      = array_filter( explode( ';', is_string( $style ) ? $style : '' ), static fn ( string $one ): bool => str_starts_with( trim( $one ), '--vestibule-' ) );
		$says     = array_map( static fn ( string $name, string $value ): string => "{$name}:{$value}", array_keys( $expected ), $expected );
		self::assertSame( $says, array_values( array_map( trim( ... ), $own ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'form-styles' );
	}

	public function test_a_form_without_style_settings_prints_no_style_and_loads_no_variation_stylesheet(): void {
		$tag = self::wrapper( $this->printed( array() ) );
		self::assertNull( $tag->get_attribute( 'style' ) );
		self::assertSame( 'wp-block-vestibule-form', $tag->get_attribute( 'class' ) );
		self::assertFalse( wp_style_is( self::SHEET ) );
	}

	public function test_a_block_style_adds_its_class_and_loads_the_variation_stylesheet(): void {
		$tag = self::wrapper( $this->printed( array( 'className' => 'is-style-filled' ) ) );
		self::assertTrue( $tag->has_class( 'is-style-filled' ) );
		self::assertTrue( wp_style_is( self::SHEET ) );
	}

	public function test_the_form_block_prints_the_colors_and_border_and_padding_set_in_the_editor(): void {
		$look = array(
			'textColor' => 'paper',
			'style'     => array(
				'color'    => array( 'background' => '#123456' ),
				'border'   => array( 'radius' => '20px', 'width' => '2px' ),
				'spacing'  => array( 'padding' => array( 'top' => '1rem' ) ),
				'elements' => array( 'button' => array( 'color' => array( 'background' => '#fedcba' ) ) ),
			),
		);
		$tag  = self::wrapper( $this->printed( $look ) );
		foreach ( array( 'has-background', 'has-text-color', 'has-paper-color' ) as $class ) {
			self::assertTrue( $tag->has_class( $class ), $class );
		}
		$style = $tag->get_attribute( 'style' );
		assert( is_string( $style ) );
		foreach ( array( 'background-color:#123456', 'border-radius:20px', 'border-width:2px', 'padding-top:1rem' ) as $declaration ) {
			self::assertStringContainsString( $declaration, $style );
		}
		self::assertMatchesRegularExpression( '/\bwp-elements-\w+/', (string) $tag->get_attribute( 'class' ) );
	}

	public function test_a_booking_block_supports_the_same_styles_as_a_form(): void {
		$tag = self::wrapper( $this->printed( array( 'className' => 'is-style-underlined', 'backgroundColor' => 'paper' ), 'vestibule/booking' ) );
		self::assertTrue( $tag->has_class( 'is-style-underlined' ) );
		self::assertTrue( $tag->has_class( 'has-background' ) );
		self::assertSame( '--vestibule-paper:var(--wp--preset--color--paper)', $tag->get_attribute( 'style' ) );
		self::assertTrue( wp_style_is( self::SHEET ) );
	}

	public function test_a_theme_can_set_the_border_radius_of_fields_and_the_border_width_of_the_form(): void {
		$theme = new WP_Theme_JSON(
			array(
				'version'  => WP_Theme_JSON::LATEST_SCHEMA,
				'settings' => array( 'appearanceTools' => true ),
				'styles'   => array( 'blocks' => array( 'vestibule/form' => array( 'border' => array( 'radius' => '3px', 'width' => '5px' ) ) ) ),
			)
		);
		$css   = $theme->get_stylesheet( array( 'styles' ) );
		self::assertMatchesRegularExpression( '~\.vestibule-field__input[^{]*\{border-radius: 3px;\}~', $css );
		self::assertMatchesRegularExpression( '~:where\(\.wp-block-vestibule-form\)\{border-width: 5px;~', $css );
	}

	/** @param array<string, mixed> $attributes */
	private function printed( array $attributes, string $block = 'vestibule/form' ): string {
		$form = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Looks', 'post_content' => '<!-- wp:vestibule/field-email {"name":"email"} /-->' ) );
		return do_blocks( get_comment_delimited_block_content( $block, array( 'ref' => $form ) + $attributes, '' ) );
	}

	private static function wrapper( string $html ): WP_HTML_Tag_Processor {
		$tag = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( array( 'class_name' => 'wp-block-vestibule-form' ) ) );
		return $tag;
	}
}
