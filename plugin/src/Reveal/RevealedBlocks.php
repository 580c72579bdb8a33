<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

use Closure;
use Vestibule\Contracts\Schema;
use Vestibule\View\MarkedBlock;

/** Marks the HTML of blocks that have a reveal. What hides and shows them is src/reveal. */
final class RevealedBlocks {

	private const ATTRIBUTE = 'vestibuleReveal';

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
	 * @param array<string, mixed> $args Of any block type.
	 * @return array<string, mixed>
	 */
	public function withAttribute( array $args ): array {
		return MarkedBlock::withAttribute( $args, self::ATTRIBUTE );
	}

	/** @param array<string, mixed> $block As it was parsed. */
	public function filterBlock( string $html, array $block ): string {
		$settings = MarkedBlock::settings( $block, self::ATTRIBUTE );
		$tags     = null !== $settings && $this->schema->fits( 'reveal', $settings ) ? MarkedBlock::tag( $html ) : null;
		if ( null === $settings || null === $tags ) {
			return $html;
		}
		( $this->need )();
		$tags->add_class( 'vestibule-reveal' );
		$tags->add_class( 'is-reveal-' . self::stringOrEmpty( $settings['effect'] ) );
		if ( true === ( $settings['once'] ?? false ) ) {
			$tags->add_class( 'is-reveal-once' );
		}
		MarkedBlock::addStyle( $tags, $this->style( $settings ) );
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
