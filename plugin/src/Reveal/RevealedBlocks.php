<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

use Closure;
use Vestibule\Contracts\Schema;
use WP_HTML_Tag_Processor;

/** Marks the HTML of blocks that have a reveal. What hides and shows them is src/reveal. */
final class RevealedBlocks {

	private const ATTRIBUTE = 'vestibuleReveal';

	/** Tags that may stand before the block's own and show nothing. */
	private const UNSEEN = array( 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE' );

	/** Settings that become custom properties where they are not the default, with their unit. */
	private const UNITS = array(
		'offset'   => 'px',
		'duration' => 'ms',
		'delay'    => 'ms',
		'easing'   => '',
	);

	/** @param Closure(): void $need Called for each block that reveals. */
	public function __construct(
		private readonly Schema $schema,
		private readonly Closure $need,
	) {}

	/**
	 * Every block has the attribute: where the server draws a block for the editor, it refuses attributes it does not
	 * know.
	 *
	 * @param array<string, mixed> $args Of a block type.
	 * @return array<string, mixed>
	 */
	public function withAttribute( array $args ): array {
		$attributes                    = is_array( $args['attributes'] ?? null ) ? $args['attributes'] : array();
		$attributes[ self::ATTRIBUTE ] = array( 'type' => 'object' );
		$args['attributes']            = $attributes;
		return $args;
	}

	/** @param array<string, mixed> $block As it was parsed. */
	public function filterBlock( string $html, array $block ): string {
		$settings = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::ATTRIBUTE ] ?? null : null;
		if ( ! is_array( $settings ) || is_feed() || ! $this->schema->fits( 'reveal', $settings ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		do {
			$found = $tags->next_tag();
		} while ( $found && in_array( $tags->get_tag(), self::UNSEEN, true ) );
		if ( ! $found ) {
			return $html;
		}
		( $this->need )();
		$tags->add_class( 'vestibule-reveal' );
		$tags->add_class( 'is-reveal-' . self::stringOrEmpty( $settings['effect'] ) );
		if ( true === ( $settings['once'] ?? false ) ) {
			$tags->add_class( 'is-reveal-once' );
		}
		$style = $this->style( $settings );
		if ( '' !== $style ) {
			$own = rtrim( self::stringOrEmpty( $tags->get_attribute( 'style' ) ), "; \t\n" );
			$tags->set_attribute( 'style', ( '' === $own ? '' : $own . ';' ) . $style );
		}
		return $tags->get_updated_html();
	}

	/** @param array<array-key, mixed> $settings Valid ones. */
	private function style( array $settings ): string {
		$style = '';
		foreach ( $this->schema->defaults( 'reveal' ) as $name => $default ) {
			$value = $settings[ $name ] ?? $default;
			if ( isset( self::UNITS[ $name ] ) && $value !== $default ) {
				$style .= "--vestibule-reveal-{$name}:" . self::stringOrEmpty( $value ) . self::UNITS[ $name ] . ';';
			}
		}
		return $style;
	}

	private static function stringOrEmpty( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}
