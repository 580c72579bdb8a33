<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** What entries are found by: every value in small letters, as the column search_text holds it. */
final class SearchText {

	/** In bytes; the column holds 65535. */
	private const LONGEST = 60000;

	/** @param array<string, string|list<string>> $values */
	public static function fromValues( array $values ): string {
		$texts = array();
		array_walk_recursive(
			$values,
			static function ( string $text ) use ( &$texts ): void {
				$texts[] = $text;
			}
		);
		return mb_strcut( mb_strtolower( implode( "\n", $texts ), 'UTF-8' ), 0, self::LONGEST, 'UTF-8' );
	}
}
