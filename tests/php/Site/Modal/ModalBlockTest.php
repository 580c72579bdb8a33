<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Modal;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Modal\ModalIds;
use Vestibule\Site\Modal\Triggers;
use Vestibule\Site\Modal\View;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Views\Canonical;
use WP_HTML_Tag_Processor;

/** Modal as the server prints it: closed, labeled and with a unique ID. */
final class ModalBlockTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function views(): iterable {
		return Vectors::rows( 'modal-views' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function ids(): iterable {
		return Vectors::rows( 'modal-ids' );
	}

	/** @param array{props: array{id: string, closeLabel: string}, html: list<string>} $row */
	#[DataProvider( 'views' )]
	public function test_the_server_prints_the_same_modal_as_the_browser( array $row ): void {
		self::assertSame( $row['html'], Canonical::of( ( new View() )->render( $row['props']['id'], $row['props']['closeLabel'], '' ) ) );
	}

	/** @param array{anchor: string, id: string} $row */
	#[DataProvider( 'ids' )]
	public function test_an_anchor_is_converted_to_a_valid_id( array $row ): void {
		self::assertSame( $row['id'], ModalIds::clean( $row['anchor'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string, array<string, string|null>}> */
	public static function names(): iterable {
		$heading = '<h2 class="wp-block-heading">How to find us</h2>';
		yield 'a label of the modal' => array( array( 'label' => 'Directions' ), $heading, array( 'aria-label' => 'Directions', 'aria-labelledby' => null ) );
		yield 'a heading without an id' => array( array(), $heading, array( 'aria-label' => null, 'aria-labelledby' => 'way-title' ) );
		yield 'a heading with an id' => array( array(), '<h3 id="own">Way</h3>', array( 'aria-label' => null, 'aria-labelledby' => 'own' ) );
		yield 'a heading after empty ones' => array( array(), "<h2></h2><h2> \u{a0}</h2><h3 id='two'>Way</h3>", array( 'aria-label' => null, 'aria-labelledby' => 'two' ) );
		yield 'a heading with an image' => array( array(), '<h2 id="p"><img src="x" alt="Way"></h2>', array( 'aria-label' => null, 'aria-labelledby' => 'p' ) );
		yield 'a heading of a nested dialog' => array( array(), '<dialog><h2>Inner</h2></dialog><h2 id="outer">Outer</h2>', array( 'aria-label' => null, 'aria-labelledby' => 'outer' ) );
		yield 'a button text' => array( array( 'buttonText' => 'Find <b>us</b>' ), '<p>x</p>', array( 'aria-label' => 'Find us', 'aria-labelledby' => null ) );
		yield 'no label, heading or button' => array( array( 'label' => '  ' ), '<p>x</p>', array( 'aria-label' => 'Dialog', 'aria-labelledby' => null ) );
	}

	/**
	 * @param array<string, mixed>       $attributes
	 * @param array<string, string|null> $expected
	 */
	#[DataProvider( 'names' )]
	public function test_every_modal_has_a_label( array $attributes, string $content, array $expected ): void {
		$anchor = 'way-' . md5( $content . wp_json_encode( $attributes ) );
		$html   = str_replace( $anchor, 'way', self::printed( $attributes + array( 'anchor' => $anchor ), $content ) );
		$dialog = self::dialogs( $html )[0];
		foreach ( $expected as $name => $value ) {
			self::assertSame( $value, $dialog[ $name ] );
		}
		if ( null !== $expected['aria-labelledby'] ) {
			self::assertSame( 1, substr_count( str_replace( "'", '"', $html ), ' id="' . $expected['aria-labelledby'] . '"' ) );
		}
	}

	public function test_the_ids_are_unique_if_a_modal_is_printed_twice(): void {
		$html = self::printed( array( 'anchor' => 'twice', 'buttonText' => 'Open' ), '<h2>Twice</h2>' );
		$html .= self::printed( array( 'anchor' => 'twice', 'buttonText' => 'Open' ), '<h2>Twice</h2>' );
		self::assertSame( array( 'twice', 'twice-2' ), array_column( self::dialogs( $html ), 'id' ) );
		self::assertStringContainsString( 'command="show-modal" commandfor="twice-2"', $html );
		self::assertStringContainsString( 'aria-labelledby="twice-2-title"', $html );
		preg_match_all( '/\sid="([^"]+)"/', $html, $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
	}

	public function test_a_modal_printed_in_the_head_does_not_reserve_its_id(): void {
		ob_start();
		add_action( 'wp_head', static fn() => self::printed( array( 'anchor' => 'early' ), '' ) );
		do_action( 'wp_head' );
		ob_end_clean();
		self::assertSame( 'early', self::dialogs( self::printed( array( 'anchor' => 'early' ), '' ) )[0]['id'] );
	}

	public function test_malicious_modal_attributes_are_escaped_and_unknown_values_ignored(): void {
		$bad  = '</style></script><script>alert(1)</script>"\' onload=alert(1) expression(1) url(javascript:1)';
		$html = self::printed(
			array(
				'anchor'       => $bad,
				'label'        => $bad,
				'buttonText'   => $bad,
				'size'         => $bad,
				'position'     => array( $bad ),
				'openAfter'    => $bad,
				'openAtScroll' => -5,
				'openOnExit'   => 'yes',
				'style'        => array( 'spacing' => array( 'padding' => '1px;} </style><script>alert(1)</script>' ), 'color' => array( 'background' => 'url(javascript:alert(1))' ) ),
				'className'    => '"><script>alert(1)</script>',
			),
			'<p>Content</p>'
		);
		$reader = new WP_HTML_Tag_Processor( $html );
		$tags   = array();
		while ( $reader->next_tag() ) {
			$tags[] = $reader->get_tag();
			self::assertSame( array(), (array) $reader->get_attribute_names_with_prefix( 'on' ) );
			self::assertDoesNotMatchRegularExpression( '/javascript:|expression\(|<\//i', (string) $reader->get_attribute( 'style' ) );
		}
		self::assertSame( array( 'DIV', 'BUTTON', 'DIALOG', 'A', 'BUTTON', 'DIV', 'H2', 'P' ), $tags );
		$dialog = self::dialogs( $html )[0];
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_-]+$/', (string) $dialog['id'] );
		self::assertStringContainsString( 'is-medium is-at-center', (string) $dialog['class'] );
		self::assertNull( $dialog['data-triggers'] );
	}

	public function test_close_buttons_in_the_content_can_be_focused_and_work_without_scripts(): void {
		$html = self::printed(
			array( 'anchor' => 'm' ),
			'<div class="wp-block-button vestibule-modal-close"><a class="x">One</a></div><a class="vestibule-modal-close" href="/two/">Two</a><button class="vestibule-modal-close">Three</button><p class="vestibule-modal-close">No control</p><button>Another</button>'
		);
		self::assertStringContainsString( '<a href="#m-closed" role="button" class="x">One</a>', $html );
		self::assertStringContainsString( '<a class="vestibule-modal-close" href="/two/">Two</a>', $html );
		self::assertMatchesRegularExpression( '/<button (?=[^>]*type="button")(?=[^>]*command="close")(?=[^>]*commandfor="m")[^>]*>Three/', $html );
		self::assertStringContainsString( '<p class="vestibule-modal-close">No control</p><button>Another</button>', $html );
	}

	public function test_the_props_of_a_modal_match_their_contracts(): void {
		$dialog = self::dialogs( self::printed( array( 'anchor' => 'p', 'openAfter' => 5, 'rememberDays' => 3650, 'closeOnBackdrop' => false ), '' ) )[0];
		foreach ( array( 'modal-props' => 'data-props', 'modal-triggers' => 'data-triggers' ) as $contract => $attribute ) {
			$schema = Contracts::schema()->read( $contract );
			self::assertTrue( rest_validate_value_from_schema( json_decode( (string) $dialog[ $attribute ], true ), $schema, $contract ) );
		}
		self::assertSame( '{"after":5,"scroll":0,"exit":false,"days":3650}', $dialog['data-triggers'] );
		self::assertStringContainsString( '"closeOnBackdrop":false', (string) $dialog['data-props'] );
	}

	public function test_filters_can_change_the_triggers_and_the_html_of_a_modal(): void {
		add_filter( 'vestibule/modal_triggers', static fn( Triggers $triggers, string $id ) => 'f' === $id ? new Triggers( 0, 0, false, 0 ) : $triggers, 10, 2 );
		add_filter( 'vestibule/modal_html', static fn( string $html, array $attributes, string $id ) => "<!-- {$id} -->{$html}", 10, 3 );
		$html = self::printed( array( 'anchor' => 'f', 'openAfter' => 5 ), '' );
		self::assertStringStartsWith( '<!-- f --><dialog', $html );
		self::assertNull( self::dialogs( $html )[0]['data-triggers'] );
	}

	/** @param array<string, mixed> $attributes */
	private static function printed( array $attributes, string $content ): string {
		return trim(
			render_block(
				array(
					'blockName'    => 'vestibule/modal',
					'attrs'        => $attributes,
					'innerBlocks'  => array(),
					'innerHTML'    => $content,
					'innerContent' => array( $content ),
				)
			)
		);
	}

	/** @return list<array<string, string|null>> Attributes of each dialog. */
	private static function dialogs( string $html ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$found  = array();
		while ( $reader->next_tag( array( 'tag_name' => 'DIALOG' ) ) ) {
			$one = array();
			foreach ( array( 'id', 'class', 'aria-label', 'aria-labelledby', 'data-props', 'data-triggers' ) as $name ) {
				$value        = $reader->get_attribute( $name );
				$one[ $name ] = is_string( $value ) ? $value : null;
			}
			$found[] = $one;
		}
		return $found;
	}
}
