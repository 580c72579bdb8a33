<?php

declare(strict_types=1);

namespace Vestibule\Sticky;

use Closure;
use Vestibule\Contracts\Schema;
use WP_HTML_Tag_Processor;

/** Marks the HTML of blocks that stick. What makes them stick is src/sticky. */
final class StickyBlocks {

	public const ATTRIBUTE = 'vestibuleSticky';

	/** Those that hold others and stand in the page as boxes of their own. */
	public const NAMES = array( 'core/group', 'core/template-part', 'core/columns', 'core/column' );

	/** @param Closure(): void $need Asks for script and style. */
	public function __construct(
		private readonly Schema $schema,
		private readonly Closure $need,
	) {}

	/**
	 * @param array<string, mixed> $args Of a block type.
	 * @return array<string, mixed>
	 */
	public function withAttribute( array $args, string $name ): array {
		if ( in_array( $name, self::NAMES, true ) ) {
			$attributes = is_array( $args['attributes'] ?? null ) ? $args['attributes'] : array();

			$attributes[ self::ATTRIBUTE ] = array( 'type' => 'object' );
			$args['attributes']            = $attributes;
		}
		return $args;
	}

	/** @param array<string, mixed> $block As it was parsed. */
	public function html( string $html, array $block ): string {
		$settings = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::ATTRIBUTE ] ?? null : null;
		if ( ! is_array( $settings ) || is_feed() || true !== rest_validate_value_from_schema( $settings, $this->schema->read( 'sticky' ), self::ATTRIBUTE ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		do {
			$found = $tags->next_tag();
		} while ( $found && in_array( $tags->get_tag(), array( 'LINK', 'STYLE', 'SCRIPT' ), true ) );
		if ( ! $found ) {
			return $html;
		}
		( $this->need )();
		$isTop = 'top' === $settings['edge'];
		foreach ( array_filter( array(
			'vestibule-sticky'       => true,
			'is-sticky-top'          => $isTop,
			'is-sticky-bottom'       => ! $isTop,
			'is-sticky-shrinking'    => $isTop && self::isOn( $settings, 'shrink' ),
			'is-sticky-revealing'    => self::isOn( $settings, 'reveal' ),
		) ) as $class => $_ ) {
			$tags->add_class( $class );
		}
		$offset = self::number( $settings, 'offset' );
		if ( $offset > 0 ) {
			$tags->set_attribute( 'data-sticky-offset', (string) $offset );
		}
		$gap = self::number( $settings, 'gap' );
		if ( $gap > 0 ) {
			$own = $tags->get_attribute( 'style' );
			$own = is_string( $own ) ? rtrim( $own, "; \t\n" ) : '';
			$tags->set_attribute( 'style', ( '' === $own ? '' : $own . ';' ) . "--vestibule-sticky-gap:{$gap}px;" );
		}
		return $tags->get_updated_html();
	}

	/** @param array<array-key, mixed> $settings Valid ones: a form's "true" and "1" are true there, too. */
	private static function isOn( array $settings, string $name ): bool {
		return rest_sanitize_boolean( self::scalar( $settings[ $name ] ?? false ) );
	}

	/** @param array<array-key, mixed> $settings Valid ones. */
	private static function number( array $settings, string $name ): int {
		return (int) self::scalar( $settings[ $name ] ?? 0 );
	}

	private static function scalar( mixed $value ): bool|int|float|string {
		return is_scalar( $value ) ? $value : '';
	}
}
