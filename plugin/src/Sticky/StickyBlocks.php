<?php

declare(strict_types=1);

namespace Vestibule\Sticky;

use Closure;
use Vestibule\Contracts\Schema;
use WP_HTML_Tag_Processor;

/** Marks the HTML of blocks that stick. What makes them stick is src/sticky. */
final class StickyBlocks {

	private const ATTRIBUTE = 'vestibuleSticky';

	/** Those that hold others and stand in the page as boxes of their own. */
	public const NAMES = array( 'core/group', 'core/template-part', 'core/columns', 'core/column' );

	/**
	 * @param Closure(bool): void $need Asks for style and script; true asks for that of what comes back on scrolling
	 * up, too.
	 */
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
	public function filterBlock( string $html, array $block ): string {
		$settings = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::ATTRIBUTE ] ?? null : null;
		if ( ! is_array( $settings ) || is_feed() || ! $this->schema->fits( 'sticky', $settings ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		do {
			$found = $tags->next_tag();
		} while ( $found && in_array( $tags->get_tag(), array( 'LINK', 'STYLE', 'SCRIPT' ), true ) );
		if ( ! $found ) {
			return $html;
		}
		$look = StickyLook::from( $settings, $block['attrs'] );
		( $this->need )( $look->isRevealing );
		foreach ( $look->classes() as $class ) {
			$tags->add_class( $class );
		}
		if ( $look->offset > 0 ) {
			$tags->set_attribute( 'data-sticky-offset', (string) $look->offset );
		}
		if ( '' !== $look->style() ) {
			$own = $tags->get_attribute( 'style' );
			$own = is_string( $own ) ? rtrim( $own, "; \t\n" ) : '';
			$tags->set_attribute( 'style', ( '' === $own ? '' : $own . ';' ) . $look->style() );
		}
		return $tags->get_updated_html();
	}
}
