<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

defined( 'ABSPATH' ) || exit;

/**
 * What the address or the form of a page or screen of WordPress says, unslashed and sanitized. Calls of visitors have a
 * Request instead (RequestReader). Reading needs no nonce; code that changes something with a value checks one first.
 */
final class Parameter {

	public static function isSent( string $name ): bool {
		return null !== self::raw( $name );
	}

	/** @return string On one line, without tags; empty where nothing was sent, or a list. */
	public static function text( string $name ): string {
		$sent = self::raw( $name );
		return is_string( $sent ) ? sanitize_text_field( $sent ) : '';
	}

	/** @return int The id of something; 0 where none was sent. */
	public static function id( string $name ): int {
		return self::ids( $name )[0] ?? 0;
	}

	/** @return list<int> The ids in a list or in a single value; 0 stands for what is no id. */
	public static function ids( string $name ): array {
		$sent = self::raw( $name ) ?? array();
		return array_map(
			static fn ( mixed $id ): int => is_string( $id ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $id ) ? (int) $id : 0,
			is_array( $sent ) ? array_values( $sent ) : array( $sent )
		);
	}

	public static function isPost(): bool {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) : '';
		return 'post' === $method;
	}

	/** @return mixed Null where it was not sent. */
	private static function raw( string $name ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- See above; each caller sanitizes it.
		return wp_unslash( $_POST[ $name ] ?? $_GET[ $name ] ?? null );
	}
}
