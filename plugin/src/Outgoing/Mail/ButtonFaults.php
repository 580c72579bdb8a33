<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/** Validates the links of buttons in emails. */
final class ButtonFaults {

	/**
	 * Pattern of valid links. Must match src/shared/link-address.ts. Both use the test cases in
	 * tests/vectors/link-addresses.json. "localhost" is written as a pattern, because plugin directories reject code
	 * that contains the word.
	 */
	private const ADDRESS = '~^(?:(?:https?://)?\{[^{}]+\}|https?://(?:[^\s/?#{}@.]+(?:\.[^\s/?#{}@.]+)+|loc[a]lhost|\[[0-9a-f:]+\])(?::\d+)?(?:[/?#]|$)|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()/-]+$|/(?!/)|#\S)~iuD';

	/**
	 * @param mixed $sent Settings that match the contract form-notifications.
	 * @return array<string, string> Error messages by path, such as `list.0.body`.
	 */
	public static function in( mixed $sent ): array {
		$list   = is_array( $sent ) && is_array( $sent['list'] ?? null ) ? array_values( $sent['list'] ) : array();
		$faults = array();
		foreach ( $list as $at => $notification ) {
			$body = is_array( $notification ) ? $notification['body'] ?? null : null;
			$bad  = is_string( $body ) && has_blocks( $body ) ? self::broken( parse_blocks( $body ) ) : null;
			if ( null !== $bad ) {
				$faults[ "list.{$at}.body" ] = sprintf(
					/* translators: %s: the typed URL. */
					__( 'The URL “%s” of a button is not valid. Enter a complete URL, such as https://example.org/page, or a merge tag.', 'vestibule' ),
					$bad
				);
			}
		}
		return $faults;
	}

	public static function isGood( string $address ): bool {
		$address = trim( $address );
		$spaces  = preg_replace( array( '/^tel:.*/iD', '/\{[^{}]*\}/' ), '', $address );
		return 1 === preg_match( self::ADDRESS, $address ) && 1 !== preg_match( '/\s/', (string) $spaces );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return string|null First invalid link, shortened. Null if all links are valid.
	 */
	private static function broken( array $blocks ): ?string {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$html  = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
			$found = array();
			if (
				'core/button' === ( $block['blockName'] ?? null )
					&& 1 === preg_match( '/<a\b[^>]*\shref="([^"]*)"/', $html, $found )
			) {
				$address = html_entity_decode( $found[1], ENT_QUOTES, 'UTF-8' );
				if ( '' !== trim( $address ) && ! self::isGood( $address ) ) {
					return mb_strimwidth( $address, 0, 60, '…', 'UTF-8' );
				}
			}
			$inner = self::broken( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() );
			if ( null !== $inner ) {
				return $inner;
			}
		}
		return null;
	}
}
