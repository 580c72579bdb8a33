<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use WeakMap;
use WP_Block;

/**
 * Hands each item the group of the accordion it stands in. WordPress draws inner blocks first: their context is the one
 * way from the accordion down that keeps all other context, such as that of a query loop.
 */
final class Groups {

	public const CONTEXT = 'vestibule/accordion';

	/** @var WeakMap<WP_Block, Group> */
	private readonly WeakMap $groups;

	public function __construct() {
		$this->groups = new WeakMap();
	}

	public function forBlock( WP_Block $accordion ): Group {
		$this->groups[ $accordion ] ??= new Group(
			true === ( $accordion->attributes['onlyOne'] ?? false ) ? wp_unique_id( 'accordion-' . (int) get_the_ID() . '-' ) : '',
			self::level( $accordion->attributes['headingLevel'] ?? 3 )
		);
		return $this->groups[ $accordion ];
	}

	/**
	 * @param array<string, mixed> $context
	 * @param array<string, mixed> $parsed
	 * @return array<string, mixed>
	 */
	public function intoContext( array $context, array $parsed, ?WP_Block $around = null ): array {
		if ( 'vestibule/accordion-item' === $parsed['blockName'] && 'vestibule/accordion' === $around?->name ) {
			$context[ self::CONTEXT ] = $this->forBlock( $around );
		}
		return $context;
	}

	private static function level( mixed $level ): int {
		return in_array( $level, array( 0, 2, 3, 4, 5, 6 ), true ) ? $level : 3;
	}
}
