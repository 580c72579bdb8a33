<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/** Texts as the browser sees them, so that both give the same verdict on one value. */
final class Text {

	/** What JavaScript's trim() takes away; PHP's own leaves the no-break space and everything beyond ASCII. */
	private const SPACE = '[\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+';

	public static function trim( string $text ): string {
		return (string) preg_replace( '/\A' . self::SPACE . '|' . self::SPACE . '\z/u', '', $text );
	}

	/** In characters. */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}

	/**
	 * The words of a rule with its limits put in (docs/form.md: 'Only %%maxItemCount%% options can be added').
	 *
	 * @param array<string, string|int> $limits By the name between the signs.
	 */
	public static function fill( string $message, array $limits ): string {
		$pairs = array();
		foreach ( $limits as $name => $limit ) {
			$pairs[ "%%{$name}%%" ] = (string) $limit;
		}
		return array() === $pairs ? $message : strtr( $message, $pairs );
	}
}
