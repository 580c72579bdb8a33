<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\ConditionSet;

/** Where a block of a form keeps its conditions, and by what a group is known that has some. */
final class ConditionalBlock {

	/** An attribute of WordPress's own blocks says whose it is. */
	public const FOREIGN = 'vestibuleConditions';

	private const OWN = 'conditions';

	/** @param array<array-key, mixed> $block As parse_blocks gives it. */
	public static function conditions( array $block ): ConditionSet {
		$name  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		return ConditionSet::read( $attrs[ str_starts_with( $name, 'vestibule/' ) ? self::OWN : self::FOREIGN ] ?? null );
	}

	/** The groups with conditions are counted in the order of the page; no field has such a name. */
	public static function id( int $nth ): string {
		return "#{$nth}";
	}
}
