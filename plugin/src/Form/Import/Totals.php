<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

use Closure;
use Vestibule\Form\Formulas\Formula;

/** Formulas of other form builders in ours (docs/form-logic.md). */
final class Totals {

	/**
	 * @param string                   $pattern Of a field in their formula, with one group.
	 * @param Closure(string): ?string $name    The posted name of the field that the group asks for.
	 * @return string Empty for what ours cannot say, or what asks for a field that was not taken over.
	 */
	public static function formula( FormDraft $draft, string $theirs, string $pattern, Closure $name ): string {
		$is_known = true;
		$ours     = (string) preg_replace_callback(
			$pattern,
			static function ( array $match ) use ( $draft, $name, &$is_known ): string {
				$field    = $name( trim( $match[1] ) );
				$is_known = $is_known && null !== $field && $draft->has( $field );
				return "{{$field}}";
			},
			$theirs
		);
		return $is_known && strlen( $ours ) <= 500 && null !== Formula::read( $ours ) ? $ours : '';
	}

	/** The note for a total that cannot be computed here: visitors must not type it. */
	public static function lose( FormDraft $draft, string $label, string $formula ): void {
		/* translators: 1: label of a field, 2: a formula of another form builder. */
		$draft->lose( sprintf( __( '“%1$s” was left out: its formula “%2$s” cannot be computed here. Add a calculation instead.', 'vestibule' ), $label, $formula ) );
	}
}
