<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/** String functions that return the same results in PHP and in the browser, so that both validate in the same way. */
final class Text {

	/** Whitespace that JavaScript's trim() removes. PHP's trim() only removes ASCII whitespace. */
	private const SPACE = '[\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+';

	public static function trim( string $text ): string {
		return (string) preg_replace( '/\A' . self::SPACE . '|' . self::SPACE . '\z/u', '', $text );
	}

	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}

	/**
	 * Inserts limits into the error message for a rule, such as 'Only %%maxItemCount%% options can be added'
	 * (docs/form.md).
	 *
	 * @param array<string, string|int> $limits Values by placeholder name.
	 */
	public static function fill( string $message, array $limits ): string {
		$pairs = array();
		foreach ( $limits as $name => $limit ) {
			$pairs[ "%%{$name}%%" ] = (string) $limit;
		}
		return array() === $pairs ? $message : strtr( $message, $pairs );
	}
}
