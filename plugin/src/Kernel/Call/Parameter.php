<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters in the URL or the body of a request for a page or screen, unslashed and sanitized. Visitors' AJAX actions
 * use a Request instead (RequestReader). Code that changes something with a value must check a nonce first.
 */
final class Parameter {

	public static function isSent( string $name ): bool {
		return null !== self::raw( $name );
	}

	/** @return string Value on one line, without tags. Empty if it is missing or a list. */
	public static function text( string $name ): string {
		$sent = self::raw( $name );
		return is_string( $sent ) ? sanitize_text_field( $sent ) : '';
	}

	/** @return int 0 if the parameter is missing or not an ID. */
	public static function id( string $name ): int {
		return self::ids( $name )[0] ?? 0;
	}

	/** @return list<int> IDs from a list or a single value. An invalid ID becomes 0. */
	public static function ids( string $name ): array {
		$sent = self::raw( $name ) ?? array();
		return array_map(
			static fn ( mixed $id ): int =>
				is_string( $id ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $id ) ? (int) $id : 0,
			is_array( $sent ) ? array_values( $sent ) : array( $sent )
		);
	}

	public static function isPost(): bool {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] )
			? sanitize_key( wp_unslash( $_SERVER['REQUEST_METHOD'] ) )
			: '';
		return 'post' === $method;
	}

	/** @return mixed Null if the parameter is missing. */
	private static function raw( string $name ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- See above. Each caller sanitizes the value.
		return wp_unslash( $_POST[ $name ] ?? $_GET[ $name ] ?? null );
	}
}
