<?php

declare(strict_types=1);

namespace Vestibule\View;

/** Writes elements as React's server renderer does, so that both print the same page. */
final class Html {

	/** @param array<string, string|int|bool|null> $attributes True is an empty attribute; false and null leave it out. */
	public static function element( string $tag, array $attributes, string $inner ): string {
		return '<' . $tag . self::attributes( $attributes ) . '>' . $inner . '</' . $tag . '>';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	public static function void( string $tag, array $attributes ): string {
		return '<' . $tag . self::attributes( $attributes ) . '/>';
	}

	public static function text( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/** For aria-* attributes, whose values are words. */
	public static function word( bool $value ): string {
		return $value ? 'true' : 'false';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	private static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value ) {
				continue;
			}
			$html .= ' ' . $name . '="' . ( true === $value ? '' : self::text( (string) $value ) ) . '"';
		}
		return $html;
	}
}
